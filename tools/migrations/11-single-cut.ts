import { isMap, isSeq } from 'yaml';
import type { Migration } from './migration.ts';

/** Replaces a range on an axis of the typeface by its middle: headings have a single cut. */
export const singleCut: Migration = (content) => {
  content.edit('brand/brand.yaml', 'a cut has one value on each axis, no range', (document) => {
    const cuts = document.getIn(['typeface', 'cut']);
    if (!isSeq(cuts)) return false;
    let isChanged = false;
    for (const cut of cuts.items) {
      if (!isMap(cut) || !cut.has('from')) continue;
      cut.set('value', (Number(cut.get('from')) + Number(cut.get('value'))) / 2);
      cut.delete('from');
      isChanged = true;
    }
    return isChanged;
  });
};
