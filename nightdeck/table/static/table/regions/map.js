// A map: the land, and on it areas that can be chosen.
import { html, useLayoutEffect, useMemo, useRef, useState } from "../../kit.js";
import { useLayout } from "../layout.js";
import { Area } from "./area.js";
import { Land } from "./land.js";
import { drawingOf } from "./shapes.js";

/** How the areas lie does not change in a game: the first ones stand for all later ones. */
function useDrawing(region) {
  const names = region.areas.map((area) => area.id).join(" ");
  return useMemo(() => ({ drawing: drawingOf(region), first: region.areas }), [names]);
}

/** How many units of the drawing make a pixel, for words that must not become too small. */
function useScale(map, box) {
  const [px, setPx] = useState(1);
  useLayoutEffect(() => {
    const [, , width, height] = box.split(" ").map(Number);
    const measured = new ResizeObserver(([{ contentRect: found }]) => {
      const units = Math.max(width / Math.max(1, found.width), height / Math.max(1, found.height));
      map.current?.style.setProperty("--px", units.toFixed(2));
      setPx(Number(units.toFixed(2)));
    });
    measured.observe(map.current);
    return () => measured.disconnect();
  }, [box]);
  return px;
}

/** The whole map. */
export function Landscape({ region }) {
  const layout = useLayout();
  const { drawing, first } = useDrawing(region);
  const fighting = region.areas.filter((area) => area.focus);
  const box = (layout === "desk" ? drawing.box : drawing.close).join(" ");
  const map = useRef(null);
  const px = useScale(map, box);
  return html`<div class="map" ref=${map} data-region=${region.id}>
    <${Land}
      drawing=${drawing}
      areas=${first}
      fights=${fighting.map((area) => area.id).join(" ")}
      box=${box}
    />
    <svg class="terrain" viewBox=${box} role="group" aria-label=${region.label}>
      ${region.areas.map(
        (area) =>
          html`<${Area}
            key=${area.id}
            area=${area}
            drawn=${drawing.areas[area.id]}
            layout=${layout}
            px=${px}
          />`,
      )}
    </svg>
  </div>`;
}
