import CMS from '@sveltia/cms';
import {
  readMarkdownFile,
  readYamlFile,
  writeMarkdownFile,
  writeYamlFile,
} from '../file-format.ts';

CMS.registerCustomFormat('content-yaml', 'yaml', { fromFile: readYamlFile, toFile: writeYamlFile });
CMS.registerCustomFormat('content-frontmatter', 'md', {
  fromFile: readMarkdownFile,
  toFile: writeMarkdownFile,
});

const config = await (await fetch('config.json')).json();
CMS.init({ config });
