{
  const template = document.querySelector('[data-post-not-found]');
  const { pathname } = location;
  const { folder } = template.dataset;
  // What could be an article, such as `/blog`, `/blog/` and `/blog/99`, but not `/blog/0/x`.
  const mayBeArticle =
    `${pathname}/`.startsWith(`${folder}/`) && /^\/?[^/]*\/?$/.test(pathname.slice(folder.length));
  if (mayBeArticle) {
    document.documentElement.dataset.belowBlog = '';
    document.title = template.dataset.title;
    document.currentScript.replaceWith(template.content);
  } else {
    console.error('404: no page at', pathname);
    addEventListener('DOMContentLoaded', async () => {
      const place = document.querySelector('[data-suggestions]');
      try {
        (await import(place.dataset.suggestions)).showSuggestions(pathname, place);
      } catch {
        // Without the search, the page still links to the main pages.
      }
    });
  }
}
