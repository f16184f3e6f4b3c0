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
        // The search did not arrive: the main pages are there.
      }
    });
  }
}
