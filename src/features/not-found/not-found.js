{
  const template = document.querySelector('[data-post-not-found]');
  if (`${location.pathname}/`.startsWith(`${template.dataset.folder}/`)) {
    document.documentElement.dataset.belowBlog = '';
    document.title = template.dataset.title;
    document.currentScript.replaceWith(template.content);
  } else {
    console.error('404: no page at', location.pathname);
    addEventListener('DOMContentLoaded', async () => {
      const place = document.querySelector('[data-suggestions]');
      try {
        (await import(place.dataset.suggestions)).showSuggestions(location.pathname, place);
      } catch {
        // Without the search, the page still links to the main pages.
      }
    });
  }
}
