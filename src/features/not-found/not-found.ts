// One page answers for every unknown path on any host; below /blog it tells of the article.
const isArticle = /^\/blog(\/|$)/.test(location.pathname);
const template = document.querySelector<HTMLTemplateElement>('[data-post-not-found]');

if (isArticle && template) {
  document.querySelector('[data-not-found]')?.replaceWith(template.content);
  document.title = template.dataset.title ?? document.title;
} else {
  console.error('404: no page at', location.pathname);
}
