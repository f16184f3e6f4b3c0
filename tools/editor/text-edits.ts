interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Collects changes of parts of one text. */
export class TextEdits {
  private readonly edits: Edit[] = [];
  protected readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  protected lineStart(offset: number) {
    return this.source.lastIndexOf('\n', offset - 1) + 1;
  }

  /** The start of the line below. */
  protected lineEnd(offset: number) {
    if (offset === this.lineStart(offset)) return offset;
    const end = this.source.indexOf('\n', offset);
    return end < 0 ? this.source.length : end + 1;
  }

  protected columnOf(offset: number) {
    return offset - this.lineStart(offset);
  }

  /** Whether an item or a field begins its line, apart from spaces. */
  protected beginsLine(offset: number) {
    return this.source.slice(this.lineStart(offset), offset).trim() === '';
  }

  protected replace(start: number, end: number, text: string) {
    this.edits.push({ start, end, text });
  }

  /** Replaces a value with a text without a line break at its end. */
  protected replaceValue(start: number, end: number, text: string) {
    this.replace(start, end, this.source[end - 1] === '\n' ? `${text}\n` : text);
  }

  /** Adds whole lines; the last line of a file may have no line break. */
  protected insertLines(offset: number, text: string) {
    const isOpen = offset > 0 && this.source[offset - 1] !== '\n';
    this.replace(offset, offset, isOpen ? `\n${text}` : `${text}\n`);
  }

  apply() {
    // From the end; of several additions in one place, the last first.
    return this.edits
      .toReversed()
      .toSorted((a, b) => b.start - a.start || b.end - a.end)
      .reduce(
        (text, { start, end, text: added }) => text.slice(0, start) + added + text.slice(end),
        this.source,
      );
  }
}
