// Which tracks lie across the table instead of beside its map.

const LONG = 12;

export const isLong = (region) => region.spaces.length > LONG;
