import CMS, { type CmsConfig } from '@sveltia/cms';
import { kindNames, kinds } from '../../../src/registry.ts';
import type { createConfig } from '../config.ts';
import { formatOf, readForm, writeForm } from '../file-format.ts';
import { translateForms } from '../translate-forms.ts';
import { addAppearance } from './appearance.ts';
import { saveAfterPictures, watchPictures } from './chosen-pictures.ts';
import { testStorage } from './content-store.ts';
import { explainRefusals } from './explain-refusals.ts';
import { FocusControl } from './FocusControl.tsx';
import { noteWritten } from './merge-changes.ts';
import { createNumberControl } from './NumberControl.tsx';
import { createSitePreview } from './SitePreview.tsx';
import { watchSaving } from './saving.ts';
import { language, translate } from './words.ts';

// The page says what to allow until the last line of this module.
await testStorage();
const config: ReturnType<typeof createConfig> = await (await fetch('config.json')).json();
const { backend, collections, singletons, i18n } = config;
const database = `${backend.name}:${backend.repo}`;

for (const name of kindNames) {
  const { ending } = kinds[name];
  const path = `.${ending}`;
  CMS.registerCustomFormat(formatOf(name, ending), ending, {
    fromFile: (text) => addAppearance(name, readForm(path, text)),
    toFile: (form) => {
      const text = writeForm(path, form);
      noteWritten(text);
      return text;
    },
  });
}

CMS.registerFieldType('focus', FocusControl);
CMS.registerFieldType('file-number', createNumberControl(database));

const SitePreview = createSitePreview({ languages: i18n?.locales ?? [''], database });
const forms = [
  ...collections.flatMap(({ files = [], ...form }) => [form, ...files]),
  ...singletons,
];
for (const { name } of forms) CMS.registerPreviewTemplate(name, SitePreview);

explainRefusals();
watchSaving(config, database);
watchPictures(config.media_libraries.default.config.transformations.raster_image.width);
saveAfterPictures();

document.documentElement.lang = language;
CMS.init({ config: translateForms(config, translate) as CmsConfig });
document.getElementById('opening')?.remove();
