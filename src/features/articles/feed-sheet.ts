import { escapeHtml } from '../../content/escape-html.ts';
import { findDirection } from '../../content/words/find-direction.ts';
import type { Site } from '../../site/site.ts';

/**
 * Builds the style sheet that shows a feed to people who open it in a browser.
 * Source: https://www.w3.org/TR/xslt-10/
 */
export const buildFeedSheet = ({ words, paths }: Pick<Site, 'words' | 'paths'>) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:output method="html" encoding="UTF-8" doctype-system="about:legacy-compat"/>
  <xsl:template match="/rss/channel">
    <html lang="${words.language}" dir="${findDirection(words.language)}">
      <head>
        <title><xsl:value-of select="title"/></title>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="robots" content="noindex"/>
        <link rel="stylesheet" href="/feed.css"/>
      </head>
      <body>
        <header>
          <p>${escapeHtml(words.articles.feedHelp)}</p>
          <h1><xsl:value-of select="title"/></h1>
          <p><xsl:value-of select="description"/></p>
          <p><a href="${paths.blogs}">${escapeHtml(words.articles.feedToSite)}</a></p>
        </header>
        <main>
          <xsl:for-each select="item">
            <article>
              <p>
                <xsl:value-of select="category"/> · <xsl:value-of select="substring(pubDate, 6, 11)"/>
              </p>
              <h2><a href="{link}"><xsl:value-of select="title"/></a></h2>
              <p><xsl:value-of select="description"/></p>
            </article>
          </xsl:for-each>
        </main>
      </body>
    </html>
  </xsl:template>
</xsl:stylesheet>
`;
