import type { KindName } from '../registry.ts';

export interface SourceFile {
  /** Path from the root of the project, with slashes. */
  path: string;
  text: string;
}

export type FieldPath = readonly PropertyKey[];

/** A content file, parsed but not checked. */
export interface Source {
  file: string;
  kind: KindName;
  /** The language whose folder it is in; empty for the first language of the site. */
  code: string;
  /** Path below the folder of the kind, without the extension. */
  id: string;
  /** The fields as written. */
  data: unknown;
  body: string;
  /** The line of the file on which the body starts. */
  bodyLine: number;
  /** Returns the line of a field or, if the field is missing, of the closest group around it. */
  toLine: (path: FieldPath) => number | undefined;
}
