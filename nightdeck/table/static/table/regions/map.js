// A map: the land, and on it districts that can be chosen.
import { html, useMemo } from "../../kit.js";
import { usePhone, useTable } from "../context.js";
import { District } from "./district.js";
import { Land } from "./land.js";
import { drawingOf } from "./shapes.js";

/** How the districts lie does not change in a game: the first ones stand for all later ones. */
function useDrawing(game, districts) {
  const names = districts.map((district) => district.id).join(" ");
  return useMemo(() => ({ drawing: drawingOf(game, districts), first: districts }), [game, names]);
}

/** The whole map. */
export function CityMap({ region }) {
  const { view } = useTable();
  const phone = usePhone();
  const { drawing, first } = useDrawing(view.game, region.districts);
  const fighting = region.districts.filter((district) => district.focus);
  const box = (phone ? drawing.close : drawing.box).join(" ");
  return html`<div class="map" data-region=${region.id}>
    <${Land}
      drawing=${drawing}
      districts=${first}
      fights=${fighting.map((district) => district.id).join(" ")}
      box=${box}
    />
    <svg class="city" viewBox=${box} role="group" aria-label=${region.label}>
      ${region.districts.map(
        (district) =>
          html`<${District}
            key=${district.id}
            district=${district}
            drawn=${drawing.districts[district.id]}
            phone=${phone}
          />`,
      )}
    </svg>
  </div>`;
}
