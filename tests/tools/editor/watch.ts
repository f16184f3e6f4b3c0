import type { Page } from '@playwright/test';
import { readSiteUrl } from '../../../src/build/site-url.ts';

/** The site itself, which says what it shows. */
export const siteUrl = readSiteUrl() ?? '';

/**
 * Notes what must not happen: an error, a violation of the policy, a request to another address.
 * @param host of the repository
 * @returns the list, which grows
 */
export function watchPage(page: Page, host = '127.0.0.1') {
  const complaints: string[] = [];
  const allowed = ['127.0.0.1', host, new URL(siteUrl).hostname];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !allowed.includes(hostname))
      complaints.push(`asked ${request.url()}`);
  });
  // Sveltia CMS stumbles over an entry without a translation after it has saved it.
  const isKnown = ({ message }: Error) => message.includes('Cannot convert undefined or null');
  page.on('pageerror', (error) => {
    if (!isKnown(error)) complaints.push(String(error));
  });
  page.on('console', (message) => {
    // Sveltia CMS also prints an error that it shows: that of the content check.
    if (message.type() === 'error' && !message.text().includes('saving_failed'))
      complaints.push(message.text());
  });
  return complaints;
}
