/**
 * A page that is one text, with the status and headers of `answer`. A plain Response would encode it, and give it out as a
 * stream that somebody joins and decodes again. It can only be read with `text()`.
 */
export class WholePage extends Response {
  readonly #html: string

  constructor(html: string, { status, headers }: Response) {
    super(null, { status, headers })
    this.#html = html
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#html)
  }
}
