import type { CustomPreviewTemplateProps } from '@sveltia/cms';

/** A text as one reads it: not the page, which the site shows. */
export function TextPreview({ entry, widgetFor }: CustomPreviewTemplateProps) {
  const read = (name: string) => String(entry.getIn(['data', name]) ?? '');
  const lead = ['content', 'lead', 'summary', 'shortDescription'].map(read).find(Boolean);
  return (
    <article>
      <h1>{read('title')}</h1>
      {lead && <p className="lead">{lead}</p>}
      {widgetFor('body')}
    </article>
  );
}
