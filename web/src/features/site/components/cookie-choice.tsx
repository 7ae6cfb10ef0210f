import { Button } from '../../../ui/actions/button.tsx'

interface CookieChoiceProps {
  /** 1 allowed, 0 declined, null without an answer. */
  answer: '1' | '0' | null
  onAnswer: (answer: '1' | '0') => void
}

/** The answer to the cookie banner, where it can be changed as easily as it was given. Only the browser knows it. */
export const CookieChoice = ({ answer, onAnswer }: CookieChoiceProps) => (
  <fieldset data-at-once="cookie_consent" className="flex flex-wrap gap-3">
    <legend className="sr-only">May we count your visits?</legend>
    <Button isOutlined isActive={answer === '1'} onClick={() => onAnswer('1')}>
      Count my visits
    </Button>
    <Button isOutlined isActive={answer === '0'} onClick={() => onAnswer('0')}>
      Do not count them
    </Button>
  </fieldset>
)
