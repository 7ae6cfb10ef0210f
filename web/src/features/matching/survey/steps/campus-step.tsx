import { counted } from '../../../../lib/counted.ts'
import { Chip } from '../../../../ui/data/chip.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { CardChoices } from '../parts/card-choices.tsx'
import { Pair, Question } from '../parts/question.tsx'
import { TypedNumberField } from '../parts/typed-number-field.tsx'
import type { StepProps } from './step-props.ts'

const usualSizes = [
  { title: 'Any size', min_size: null, max_size: null },
  { title: 'Under 2,000', min_size: null, max_size: 2000 },
  { title: '2,000 to 5,000', min_size: 2000, max_size: 5000 },
  { title: '5,000 to 15,000', min_size: 5000, max_size: 15_000 },
  { title: '15,000 or more', min_size: 15_000, max_size: null },
] as const

export const CampusStep = ({
  answers,
  change,
  leave,
  faultOf,
  preview,
  isReadOnly,
  mustHave,
}: StepProps<'campus'>) => (
  <>
    <Question title="Students" hint="undergraduates">
      <div className="flex flex-wrap gap-2">
        {usualSizes.map(({ title, min_size, max_size }) => (
          <Chip
            key={title}
            isOn={answers.min_size === min_size && answers.max_size === max_size}
            disabled={isReadOnly}
            onClick={() => change({ min_size, max_size })}
          >
            {title}
          </Chip>
        ))}
      </div>
      <Pair>
        <TypedNumberField
          label="At least"
          name="min_size"
          isWhole
          isGrouped
          value={answers.min_size}
          onChange={(min_size) => change({ min_size })}
          onLeave={() => leave('min_size')}
          fault={faultOf('min_size')}
        />
        <TypedNumberField
          label="At most"
          name="max_size"
          isWhole
          isGrouped
          value={answers.max_size}
          onChange={(max_size) => change({ max_size })}
          onLeave={() => leave('max_size')}
          fault={faultOf('max_size')}
        />
      </Pair>
      {mustHave('size')}
    </Question>
    <CardChoices
      legend="Public or private"
      hint="pick any"
      name="controls"
      isNarrow
      choices={[
        { value: 'public', title: 'Public', text: 'Costs less in your state.' },
        { value: 'private', title: 'Private', text: 'The same cost for all states.' },
      ]}
      chosen={answers.controls}
      onChange={(controls) => change({ controls })}
      fault={faultOf('controls')}
    />
    <CardChoices
      legend="How long"
      hint="pick any"
      name="years"
      isNarrow
      choices={[
        { value: '4-year', title: 'Four years', text: 'A bachelor’s degree.' },
        { value: '2-year', title: 'Two years', text: 'Junior college, then transfer.' },
      ]}
      chosen={answers.years}
      onChange={(chosen) =>
        change({ years: (['2-year', '4-year'] as const).filter((one) => chosen.includes(one)) })
      }
      fault={faultOf('years')}
    />
    <Question title="Special kinds">
      <div className="grid gap-2">
        <Switch
          label="I want an HBCU"
          name="wants_hbcu"
          hint="A historically Black college or university."
          checked={answers.wants_hbcu}
          onCheckedChange={(wants_hbcu) => change({ wants_hbcu })}
          disabled={isReadOnly}
        />
        <Switch
          label="I want a college for women or men only"
          name="wants_single_sex"
          checked={answers.wants_single_sex}
          onCheckedChange={(wants_single_sex) => change({ wants_single_sex })}
          disabled={isReadOnly}
        />
      </div>
      {mustHave('kind')}
    </Question>
    <Question title="Teams we could not confirm">
      <Switch
        label="Show them too"
        name="includes_unverified"
        hint={`We could not confirm that these colleges have a team for you. They are labeled.${preview && !answers.includes_unverified ? ` Without them: ${counted(preview.considered, 'college')}.` : ''}`}
        checked={answers.includes_unverified}
        onCheckedChange={(includes_unverified) => change({ includes_unverified })}
        disabled={isReadOnly}
      />
    </Question>
  </>
)
