import type { drawRegionOutline } from './region-map.ts';

/** The land of a region, as a mark on its card. */
export const RegionOutline = ({ viewBox, path }: ReturnType<typeof drawRegionOutline>) => (
  <svg aria-hidden="true" className="h-20 max-w-full self-start text-accent" viewBox={viewBox}>
    <path d={path} fill="currentColor" />
  </svg>
);
