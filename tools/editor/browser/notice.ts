import './notice.css';

/** Shows a sentence at the edge of the window, until another takes its place. */
export function showNotice(text: string, state: 'waiting' | 'live' | 'failed') {
  const shown = document.getElementById('notice');
  const notice = shown ?? Object.assign(document.createElement('p'), { id: 'notice' });
  notice.role = 'status';
  notice.dataset.state = state;
  if (!shown) document.body.append(notice);
  if (notice.textContent !== text) notice.textContent = text;
}
