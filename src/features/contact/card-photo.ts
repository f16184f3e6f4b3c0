import sharp from 'sharp';

/** Width and height, in pixels, of the picture in a vCard, which holds the whole file. */
const size = 160;

/** @returns a small square JPEG of a picture, for a vCard */
export const makeCardPhoto = (picture: string | Buffer) =>
  sharp(picture)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(size, size, { position: 'attention' })
    .jpeg({ quality: 70 })
    .toBuffer();
