import { dayInWords } from '../mails/moment-in-words.ts'

interface ReadMeFacts {
  readonly name: string
  readonly at: Date
}

/** The first file of the archive. */
export const archiveReadMe = ({ name, at }: ReadMeFacts): string => `Fieldhouse: the data of ${name}
Made on ${dayInWords(at)}

What this is
This archive has everything that Fieldhouse stores about you: your account, your pages, your messages,
your lists and notes, your invoices, and the files you uploaded. A parent's archive also has the pages,
messages, and lists of their athletes.

How to read it
The .json files are text. Any text editor or browser opens them. Pictures and PDFs are in folders next
to them. Times are in UTC. A list without entries has no file.

What is not in it
- Passwords, codes, and links. We store them only as hashes, so there is nothing to read.
- Card numbers. Only our payment provider has them.
- What belongs to other people: their contact details, their notes, their cards, and who added you to a list.

Please keep this file in a safe place. It is about you and your family.
`
