import { z } from 'zod';
import { text } from './fields.ts';

/** Fields that name another entry, or a term of the vocabulary. */

/** What a reference names: an entry of a kind, by its file name or its title. */
export interface Reference {
  kind: string;
  /** Allows only entries that are not in a subfolder. */
  topLevel?: boolean;
  by?: 'title';
  /** Several items of one list may name the same entry. */
  repeated?: true;
}

/** The id of another content file. The content check verifies it; the editor offers a choice. */
export const reference = (kind: string, description: string, rule: Omit<Reference, 'kind'> = {}) =>
  text(description).meta({ description, reference: { kind, ...rule } satisfies Reference });

export const references = (kind: string, description: string, rule: Omit<Reference, 'kind'> = {}) =>
  z.array(reference(kind, description, rule));

/** A term of a list in `content/vocabulary.yaml`. */
export const term = (list: string, description: string) =>
  text(description).meta({ description, vocabulary: list });
