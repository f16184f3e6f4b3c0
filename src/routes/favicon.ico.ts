import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { buildIcon, wrapIcon } from '../discovery/icon-drawing.ts';

const size = 48;

export const GET: APIRoute = async () => {
  const png = await sharp(Buffer.from(buildIcon(0.86, size)))
    .png()
    .toBuffer();
  return new Response(new Uint8Array(wrapIcon(png, size)));
};
