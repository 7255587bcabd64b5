// Finds where the records of an array begin and end in JSON text that arrives in pieces. It looks at strings, brackets
// and the names of outer members only; JSON.parse judges the inside of each record.

/** More than any place has; reading on would only fill the memory. */
const MAX_RECORD_LENGTH = 16_000_000;
const MAX_DEPTH = 1_000;

export class JsonScanner {
  readonly #wanted: ReadonlySet<string>;
  /** Kind of every open bracket, outermost first. */
  readonly #open: string[] = [];
  #inString = false;
  #escaped = false;
  /** The string being read at the outer level, and the last one that ended: perhaps a member's name. */
  #word = '';
  #lastWord = '';
  #nameBeforeBracket: string | undefined;
  /** How many brackets are open around the records; -1 until their array was met. */
  #depth = -1;
  #record: string | undefined;
  #found = false;
  #begun = false;

  constructor(wanted: ReadonlySet<string>) {
    this.#wanted = wanted;
  }

  /** @returns the texts of the records that this chunk completes */
  push(chunk: string): string[] {
    if (!this.#begun) this.#begin(chunk);
    const complete: string[] = [];
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const char = chunk[at] as string;
      if (this.#inString) this.#readString(char);
      else if (char === '"') this.#startString();
      else if (char === '{' || char === '[') {
        if (this.#startsRecord(char)) {
          this.#record = '';
          start = at;
        }
        this.#openBracket(char);
      } else if (char === '}' || char === ']') {
        this.#closeBracket(char);
        if (this.#record !== undefined && this.#open.length === this.#depth) {
          complete.push(this.#record + chunk.slice(start, at + 1));
          this.#record = undefined;
        }
      } else if (char === ':') this.#nameBeforeBracket = this.#lastWord;
      else if (char === ',') this.#nameBeforeBracket = undefined;
    }
    if (this.#record !== undefined) this.#record += chunk.slice(start);
    if ((this.#record ?? this.#word).length > MAX_RECORD_LENGTH)
      throw new SyntaxError(`a record has more than ${MAX_RECORD_LENGTH} characters`);
    if (this.#open.length > MAX_DEPTH) throw new SyntaxError(`brackets are nested more than ${MAX_DEPTH} deep`);
    return complete;
  }

  /** Words with a bracket somewhere are no JSON. */
  #begin(chunk: string): void {
    const first = chunk.trimStart().charAt(0);
    if (first === '') return;
    if (first !== '{' && first !== '[') throw new SyntaxError('this is not JSON: expected it to begin with { or [');
    this.#begun = true;
  }

  end(): void {
    if (this.#inString || this.#open.length > 0) throw new SyntaxError('the file ends in the middle of the JSON');
    if (!this.#found) throw new SyntaxError(`no array named ${[...this.#wanted].map((n) => `"${n}"`).join(' or ')}`);
  }

  #readString(char: string): void {
    if (this.#escaped) this.#escaped = false;
    else if (char === '\\') this.#escaped = true;
    else if (char === '"') {
      this.#inString = false;
      this.#lastWord = this.#word;
    } else if (this.#record === undefined) this.#word += char;
  }

  #startString(): void {
    this.#inString = true;
    this.#word = '';
  }

  #startsRecord(char: string): boolean {
    return char === '{' && this.#record === undefined && this.#open.length === this.#depth;
  }

  #openBracket(char: string): void {
    const isOutermost = this.#open.length === 0;
    const isNamed = this.#open.length === 1 && this.#wanted.has(this.#nameBeforeBracket ?? '');
    this.#open.push(char);
    if (char === '[' && !this.#found && (isOutermost || isNamed)) {
      this.#depth = this.#open.length;
      this.#found = true;
    }
    this.#nameBeforeBracket = undefined;
  }

  #closeBracket(char: string): void {
    const opened = this.#open.pop();
    if (opened !== (char === '}' ? '{' : '[')) throw new SyntaxError(`unexpected "${char}"`);
    // Another array may follow the records; its objects are none of them.
    if (this.#open.length < this.#depth) this.#depth = -1;
  }
}
