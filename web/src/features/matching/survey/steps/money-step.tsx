import { DollarSign } from 'lucide-react'
import { Chip } from '../../../../ui/data/chip.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { Question } from '../parts/question.tsx'
import { TypedNumberField } from '../parts/typed-number-field.tsx'
import type { StepProps } from './step-props.ts'

const budgets = [10_000, 15_000, 20_000, 25_000, 35_000, 50_000]

export const MoneyStep = ({ answers, change, leave, faultOf, isReadOnly, mustHave }: StepProps<'money'>) => (
  <>
    <Question title="What your family can pay in a year">
      <div className="flex flex-wrap gap-2">
        {budgets.map((budget) => (
          <Chip
            key={budget}
            isOn={answers.budget === budget}
            disabled={isReadOnly}
            onClick={() => change({ budget: answers.budget === budget ? null : budget })}
          >
            ${budget.toLocaleString('en-US')}
          </Chip>
        ))}
      </div>
      <TypedNumberField
        label="Yearly budget"
        name="budget"
        icon={DollarSign}
        suffix="a year"
        isWhole
        isGrouped
        value={answers.budget}
        onChange={(budget) => change({ budget })}
        onLeave={() => leave('budget')}
        hint="We compare it with the net cost: tuition, room, and food after the usual aid. Leave it empty to skip it."
        fault={faultOf('budget')}
      />
      {mustHave('cost')}
    </Question>
    <Question title="Aid and residence">
      <div className="grid gap-2">
        <Switch
          label="We need financial aid"
          name="needs_aid"
          checked={answers.needs_aid}
          onCheckedChange={(needs_aid) => change({ needs_aid })}
          disabled={isReadOnly}
        />
        <Switch
          label="I prefer colleges in my state"
          name="prefers_in_state"
          hint="Public colleges cost less for residents."
          checked={answers.prefers_in_state}
          onCheckedChange={(prefers_in_state) => change({ prefers_in_state })}
          disabled={isReadOnly}
        />
      </div>
    </Question>
  </>
)
