import { Resvg } from '@resvg/resvg-js';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { buildIcon, icons } from '../discovery/icon-drawing.ts';

export const getStaticPaths = () =>
  Object.entries(icons).map(([icon, props]) => ({ params: { icon }, props }));

export const GET: APIRoute<{ size: number; share: number }> = async ({ props }) => {
  const drawing = new Resvg(buildIcon(props.share), {
    fitTo: { mode: 'width', value: props.size },
  });
  const image = await sharp(drawing.render().asPng()).png({ palette: true }).toBuffer();
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/png' } });
};
