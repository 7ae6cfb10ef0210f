import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { saveAnswer } from '@fieldhouse/contract/profiles.editing'
import { questions } from '@fieldhouse/contract/profiles.questions'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { factsFrom, useEditing } from '../frame/editing.ts'
import type { EntryKind } from '../frame/entry-list.tsx'
import type { FaultOf } from '../frame/section-form.tsx'

type Answer = Athlete['answers'][number]

const AnswerFields = ({ entry, faultOf }: { entry: Answer | undefined; faultOf: FaultOf }) => {
  const { athlete } = useEditing()
  const isFree = (id: number) =>
    id === entry?.question_id || athlete.answers.every(({ question_id }) => question_id !== id)
  return (
    <div className="grid gap-5">
      <SelectField
        label="Question"
        name="question_id"
        isRequired
        placeholder="Choose a question"
        options={[...questions].flatMap(([id, label]) => (isFree(id) ? [{ value: String(id), label }] : []))}
        defaultValue={entry?.question_id.toString() ?? ''}
        fault={faultOf('question_id')}
      />
      <TextArea
        label="Your answer"
        name="text"
        isRequired
        maxLength={600}
        defaultValue={entry?.text}
        hint="Two or three honest sentences are plenty."
        fault={faultOf('text')}
      />
    </div>
  )
}

export const answerKind: EntryKind<Answer> = {
  group: 'answers',
  noun: 'answer',
  why: 'Coaches recruit the whole person. A few answers show who you are.',
  action: 'Answer a question',
  endpoint: saveAnswer,
  entriesOf: ({ answers }) => answers,
  factsOf: ({ question, text }) =>
    factsFrom([
      ['Question', question],
      ['Answer', text],
    ]),
  bodyOf: (values, entry) => ({ ...values, ...(entry?.json && { json: entry.json }) }),
  Fields: AnswerFields,
}
