/** Changes every text in nested data. Leaves instances of classes, such as dates, unchanged. */
export function mapTexts<Data>(data: Data, change: (text: string) => string): Data {
  if (typeof data === 'string') return change(data) as Data;
  if (Array.isArray(data)) return data.map((item) => mapTexts(item, change)) as Data;
  if (data !== null && typeof data === 'object' && Object.getPrototypeOf(data) === Object.prototype)
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, mapTexts(value, change)]),
    ) as Data;
  return data;
}

/** @returns every text in a value of any shape, in order; in the tree of a text also addresses of links */
export function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listStrings)
    : [];
}
