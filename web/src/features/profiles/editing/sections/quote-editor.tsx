import { saveQuote } from '@fieldhouse/contract/profiles.editing'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { factsFrom } from '../frame/editing.ts'
import { SingleSection } from '../frame/single-section.tsx'

export const QuoteEditor = ({ title }: { title: string }) => (
  <SingleSection
    id="quote"
    title={title}
    why="One good line stays in mind longer than a number."
    action="Add a quote"
    endpoint={saveQuote}
    factsOf={({ quote: known }) =>
      factsFrom([
        ['Quote', known?.text],
        ['Said by', known?.author],
      ])
    }
  >
    {({ faultOf, page: { quote } }) => (
      <div className="grid gap-5">
        <TextArea
          label="Quote"
          name="text"
          maxLength={300}
          rows={3}
          defaultValue={quote?.text ?? ''}
          hint="Yours, or what someone said about you. Clear it to take it off the page."
          fault={faultOf('text')}
        />
        <TextField
          label="Said by"
          name="author"
          maxLength={100}
          defaultValue={quote?.author ?? ''}
          fault={faultOf('author')}
        />
      </div>
    )}
  </SingleSection>
)
