import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { buildIcon, icons } from '../discovery/icon-drawing.ts';

export const getStaticPaths = () =>
  Object.entries(icons).map(([icon, props]) => ({ params: { icon }, props }));

export const GET: APIRoute<{ size: number; share: number }> = async ({ props }) => {
  const drawing = Buffer.from(buildIcon(props.share, props.size));
  const image = await sharp(drawing).png({ palette: true }).toBuffer();
  return new Response(new Uint8Array(image));
};
