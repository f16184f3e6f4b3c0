// A lone surrogate would make encodeURIComponent throw.
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** The professional network's page for sharing an address. */
export const networkShareUrl = (url: string, title: string) =>
  `https://www.linkedin.com/sharing/share-offsite/?url=${encode(url)}&title=${encode(title)}`;

/** The microblog's page for writing about an address. */
export const microblogShareUrl = (url: string, text: string) =>
  `https://twitter.com/intent/tweet?url=${encode(url)}&text=${encode(text)}`;
