import './messages.css';
import { translate } from './words.ts';

/** @returns a button that removes the message around it */
export function createCloseButton(onClose = () => {}) {
  const button = Object.assign(document.createElement('button'), {
    className: 'close-message',
    textContent: '×',
    ariaLabel: translate('Close'),
  });
  button.addEventListener('click', () => {
    onClose();
    button.parentElement?.remove();
  });
  return button;
}

/** What a person has read and closed. */
let closed: string | undefined;

function createNotice() {
  const notice = Object.assign(document.createElement('div'), { id: 'notice' });
  const status = document.createElement('output');
  notice.append(
    createCloseButton(() => {
      closed = status.textContent;
    }),
    status,
  );
  document.body.append(notice);
  return notice;
}

/** Shows a sentence at the edge of the window, until another takes its place or it is closed. */
export function showNotice(text: string, state: 'waiting' | 'live' | 'failed') {
  if (text === closed) return;
  closed = undefined;
  const notice = document.getElementById('notice') ?? createNotice();
  const status = notice.querySelector('output');
  notice.dataset.state = state;
  if (status && status.textContent !== text) status.textContent = text;
}
