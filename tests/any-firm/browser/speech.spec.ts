import { expect, type Page, test } from '@playwright/test';
import { readAccessibilityTree } from '../../../tools/access/accessibility-tree.ts';
import { listScenes, showScene } from '../../../tools/access/scenes.ts';
import { speak } from '../../../tools/access/speech.ts';
import { findSpeechProblems } from '../../../tools/access/speech-problems.ts';

/** Records live regions from the moment the HTML is parsed, as a screen reader does. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const selector = '[role=status], [role=alert], [role=log], [aria-live]';
    const announced: string[] = [];
    const unheard: string[] = [];
    Object.assign(window, { announced, unheard });
    const read = (region: Element) => (region.textContent ?? '').trim();
    const isSpeaking = (region?: Element | null) => Boolean(region && read(region) !== '');

    function hear({ target, addedNodes }: MutationRecord) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(selector);
      if (region && isSpeaking(region)) announced.push(read(region));
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        // A live region that is inserted together with its text is not announced.
        const regions = [node, ...node.querySelectorAll('*')].filter((one) =>
          one.matches(selector),
        );
        unheard.push(...regions.filter(isSpeaking).map(read));
      }
    }
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver((records) => records.forEach(hear)).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
      }),
    );
  });

const readHeard = (page: Page, name: 'announced' | 'unheard') =>
  page.evaluate((name) => Reflect.get(window, name) as string[], name);

for (const scene of listScenes()) {
  const { path, state = 'as it loads', isAnnounced } = scene;
  test(`${path}, ${state}: a screen reader gets everything once, named and in order`, async ({
    page,
  }) => {
    await listen(page);
    test.skip(!(await showScene(page, scene)), 'the content has no such state');
    if (isAnnounced)
      await expect.poll(() => readHeard(page, 'announced'), 'announces the change').not.toEqual([]);
    expect(findSpeechProblems(speak(await readAccessibilityTree(page)))).toEqual([]);
    expect(await readHeard(page, 'unheard')).toEqual([]);
    if (!scene.bring) {
      expect(await readHeard(page, 'announced')).toEqual([]);
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    }
  });
}

test('live regions exist before they announce anything', async ({ page }) => {
  for (const path of new Set(listScenes().flatMap((one) => (one.isAnnounced ? one.path : [])))) {
    await page.goto(path);
    expect(await page.locator('[role=status], [role=alert]').count(), path).toBeGreaterThan(0);
  }
});
