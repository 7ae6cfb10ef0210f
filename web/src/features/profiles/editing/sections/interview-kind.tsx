import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { saveInterview } from '@fieldhouse/contract/profiles.editing'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../../ui/actions/button.tsx'
import { DateField } from '../../../../ui/forms/date-field.tsx'
import { formatDate, localDay } from '../../../../ui/forms/date-rules.ts'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { Icon } from '../../../../ui/media/icon.tsx'
import { FieldGrid, WideField } from '../fields/field-grid.tsx'
import { factsFrom } from '../frame/editing.ts'
import type { EntryKind } from '../frame/entry-list.tsx'
import type { FaultOf } from '../frame/section-form.tsx'

type Interview = Athlete['interviews'][number]

const mostQuestions = 20

interface QuestionRowProps {
  place: number
  asked: Interview['questions'][number] | undefined
  faultOf: FaultOf
  onRemove: () => void
}

const QuestionRow = ({ place, asked, faultOf, onRemove }: QuestionRowProps) => {
  const name = `questions.${place}`
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-line pt-5">
      <legend className="sr-only">Question {place + 1}</legend>
      <TextField
        label={`Question ${place + 1}`}
        name={`${name}.question`}
        maxLength={300}
        defaultValue={asked?.question}
        fault={faultOf(`${name}.question`)}
      />
      <TextArea
        label="Answer"
        name={`${name}.answer`}
        maxLength={2000}
        defaultValue={asked?.answer}
        fault={faultOf(`${name}.answer`)}
      />
      <div>
        <Button size="sm" variant="borderless" onClick={onRemove}>
          Remove<span className="sr-only"> question {place + 1}</span>
        </Button>
      </div>
    </fieldset>
  )
}

/** Removing a row renumbers the others. Their fields keep their text. */
const Questions = ({ asked, faultOf }: { asked: Interview['questions']; faultOf: FaultOf }) => {
  const [rows, setRows] = useState(() => asked.map((_, row) => row))
  const addButton = useRef<HTMLButtonElement>(null)
  return (
    <>
      {rows.map((row, place) => (
        <QuestionRow
          key={row}
          place={place}
          asked={asked[row]}
          faultOf={faultOf}
          onRemove={() => {
            setRows(rows.filter((other) => other !== row))
            addButton.current?.focus()
          }}
        />
      ))}
      <div>
        <Button
          ref={addButton}
          isOutlined
          disabled={rows.length >= mostQuestions}
          onClick={() => setRows([...rows, Math.max(asked.length, ...rows) + 1])}
        >
          <Icon of={Plus} size="sm" />
          Add a question
        </Button>
      </div>
    </>
  )
}

/** PRO-07: a video, or questions and answers. */
export const interviewKind: EntryKind<Interview> = {
  group: 'interview',
  noun: 'interview',
  why: 'A minute of you talking shows what film can’t.',
  action: 'Add an interview',
  endpoint: saveInterview,
  entriesOf: ({ interviews }) => interviews,
  factsOf: ({ title, date, asked_by, video, questions }) =>
    factsFrom([
      ['Title', title],
      ['Date', formatDate(date ?? '')],
      ['Asked by', asked_by],
      ['Video', video?.url],
      ...questions.map(
        ({ question, answer }, place) => [`Question ${place + 1}`, `${question} ${answer}`] as const,
      ),
    ]),
  lineOf: ({ date, asked_by, video, questions }) =>
    [
      formatDate(date ?? ''),
      asked_by,
      video && 'Video',
      questions.length > 0 && `${questions.length} ${questions.length === 1 ? 'question' : 'questions'}`,
    ]
      .filter(Boolean)
      .join(' · '),
  Fields: ({ entry, faultOf }) => (
    <div className="grid gap-5">
      <FieldGrid>
        <WideField>
          <TextField
            label="Title"
            name="title"
            isRequired
            maxLength={160}
            defaultValue={entry?.title}
            fault={faultOf('title')}
          />
        </WideField>
        <DateField
          label="Date"
          name="date"
          firstShown={localDay(new Date())}
          defaultValue={entry?.date ?? ''}
          fault={faultOf('date')}
        />
        <TextField
          label="Who asked"
          name="asked_by"
          maxLength={100}
          defaultValue={entry?.asked_by ?? ''}
          fault={faultOf('asked_by')}
        />
        <WideField>
          <TextField
            label="Video link"
            name="video_url"
            inputMode="url"
            autoComplete="off"
            defaultValue={entry?.video?.url ?? ''}
            hint="From YouTube, Vimeo or Hudl, or an mp4. Or write down questions and answers below."
            fault={faultOf('video_url')}
          />
        </WideField>
      </FieldGrid>
      <Questions asked={entry?.questions ?? []} faultOf={faultOf} />
    </div>
  ),
}
