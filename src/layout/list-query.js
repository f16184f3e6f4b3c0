// Runs in the head of a page with a list. If the query filters the list, the whole list stays hidden
// until its island is ready.
{
  const { listParameters } = document.currentScript.dataset;
  const query = new URLSearchParams(location.search);
  const isFiltered = listParameters.split(' ').some((name) => query.has(name));
  document.documentElement.classList.toggle('has-query', isFiltered);
}
