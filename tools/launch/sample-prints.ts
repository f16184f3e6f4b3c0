import { readFileSync } from 'node:fs';
import type { KindName } from '../../src/registry.ts';
import { listTexts, pick } from '../check/entries.ts';
import type { FieldPath, Source } from '../check/source.ts';
import { hashText, printText } from './likeness.ts';
import type { Thumbnail } from './sample-pictures.ts';

/** Path of the fingerprints of the sample content, from the root of the project. */
export const printsFile = 'tools/launch/sample-prints.json';

/** The fingerprints by which the sample is recognised, without its texts. */
export interface SamplePrints {
  /** By file: hashes of its word sequences. */
  texts: Map<string, Set<number>>;
  /** Hashes of the facts of the firm and its offices. */
  facts: Set<number>;
  /** By file: thumbnails of its pictures, and of the mark of a new firm. */
  pictures: Map<string, Thumbnail>;
}

/** Law, borders, colours and synonyms are not specific to a firm, so these files may stay. */
const common: KindName[] = ['law', 'boundaries', 'brand', 'synonyms'];

/** Facts that another firm may share, such as city or time zone. */
const shared = ['languages', 'timeZone', 'country', 'locality', 'region', 'title', 'hosting'];

const normalise = (fact: string) => fact.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** @returns the facts that identify the firm and its offices */
export const listOwnFacts = (sources: Source[]) =>
  [...pick(sources, 'firm'), ...pick(sources, 'offices')].flatMap((entry) =>
    listTexts(entry.data)
      .filter(({ path }) => !shared.includes(String(path[0])))
      .map(({ text, path }): { entry: Source; path: FieldPath; text: string; hash: number } => ({
        entry,
        path,
        text,
        hash: hashText(normalise(text)),
      })),
  );

/** @returns the files whose wording is specific to a firm */
export const listOwnTexts = (sources: Source[]) =>
  sources
    .filter(({ kind }) => !common.includes(kind))
    .map((source) => ({ source, print: printText(source) }))
    .filter(({ print }) => print.size > 0);

const encode = (hashes: Iterable<number>) =>
  Buffer.from(Uint32Array.from([...hashes].sort((a, b) => a - b)).buffer).toString('base64');

function decode(text: string) {
  const bytes = Buffer.from(text, 'base64');
  return new Set(
    Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32LE(index * 4)),
  );
}

/** @returns the text of the fingerprint file, with a line for each file of the sample */
export function formatPrints(sources: Source[], thumbnails: Map<string, Thumbnail>) {
  const texts = listOwnTexts(sources).map(({ source, print }) => [source.file, encode(print)]);
  const facts = encode(new Set(listOwnFacts(sources).map(({ hash }) => hash)));
  const pictures = [...thumbnails].map(([file, bytes]) => [
    file,
    Buffer.from(bytes).toString('base64'),
  ]);
  const prints = {
    facts,
    texts: Object.fromEntries(texts),
    pictures: Object.fromEntries(pictures),
  };
  return `${JSON.stringify(prints, null, 2)}\n`;
}

export function readPrints(): SamplePrints {
  const { facts, texts, pictures } = JSON.parse(readFileSync(printsFile, 'utf8')) as {
    facts: string;
    texts: Record<string, string>;
    pictures: Record<string, string>;
  };
  return {
    facts: decode(facts),
    texts: new Map(Object.entries(texts).map(([file, text]) => [file, decode(text)])),
    pictures: new Map(
      Object.entries(pictures).map(([file, bytes]) => [file, Buffer.from(bytes, 'base64')]),
    ),
  };
}
