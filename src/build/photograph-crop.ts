interface Size {
  width: number;
  height: number;
}

/** A point of a picture, as fractions of its width and height. */
interface Focus {
  x: number;
  y: number;
}

/** @param position such as `50% 30%`; the centre if empty */
export function parseFocus(position: string): Focus {
  const [x = 50, y = 50] = position.match(/\d+/g)?.map(Number) ?? [];
  return { x: x / 100, y: y / 100 };
}

/**
 * Finds the largest part of a picture with the given aspect ratio, with the focus point as close to
 * its centre as the edges allow.
 * @param ratio width divided by height
 */
export function findCrop({ width, height }: Size, ratio: number, focus: Focus) {
  const part = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  const findStart = (all: number, share: number, kept: number) =>
    Math.min(Math.max(Math.round(all * share - kept / 2), 0), all - kept);
  return {
    left: findStart(width, focus.x, part.width),
    top: findStart(height, focus.y, part.height),
    ...part,
  };
}
