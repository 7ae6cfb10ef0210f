import { Check, Heart, Phone, Plus, Sparkles, X } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { type ButtonVariant, buttonVariants } from '../actions/button-class-name.ts'
import { AnchorButton } from '../actions/link-button.tsx'
import { Icon } from '../media/icon.tsx'
import { Shelf, Specimen } from './specimen.tsx'

/** Every button in every state. */
export const ButtonsShowcase = () => (
  <Shelf name="Buttons">
    {buttonVariants.map((variant) => (
      <Specimen key={variant} name={variant}>
        <States variant={variant} />
      </Specimen>
    ))}
    <Specimen name="Sizes: 48, 40, 32">
      <div className="flex flex-wrap items-center gap-2.5">
        <Button size="lg">Create a profile</Button>
        <Button size="md">Save changes</Button>
        <Button size="sm">Claim</Button>
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button size="lg" isOutlined>
          <Icon of={Plus} />
          Add Event
        </Button>
        <Button size="md" variant="ai">
          <Icon of={Sparkles} />
          Draft with AI, 18 left
        </Button>
        <Button size="sm" variant="red" isOutlined>
          Delete
        </Button>
      </div>
    </Specimen>
    <Specimen name="Icon alone">
      <div className="flex flex-wrap items-center gap-2.5">
        <Button size="lg" isIcon aria-label="Add a photo">
          <Icon of={Plus} size="lg" />
        </Button>
        <Button isIcon isOutlined aria-label="Call the office">
          <Icon of={Phone} />
        </Button>
        <Button isIcon variant="borderless" isActive aria-label="Favorite">
          <Icon of={Heart} />
        </Button>
        <Button isIcon variant="borderless" size="sm" aria-label="Close the example">
          <Icon of={X} />
        </Button>
        <Button isIcon isBusy aria-label="Confirming">
          <Icon of={Check} />
        </Button>
        <Button isIcon disabled aria-label="Nothing to confirm">
          <Icon of={Check} />
        </Button>
      </div>
    </Specimen>
    <Specimen name="As wide as its place">
      <Button isBlock size="lg">
        Continue
      </Button>
      <Button isBlock isOutlined>
        A long answer that needs a second line where the place is narrow, and gets it
      </Button>
    </Specimen>
    <Specimen name="A link that looks like a button">
      <div className="flex flex-wrap items-center gap-2.5">
        <AnchorButton href="#buttons">To the top</AnchorButton>
        <AnchorButton href="#buttons" isOutlined>
          Read more
        </AnchorButton>
      </div>
    </Specimen>
  </Shelf>
)

const States = ({ variant }: { variant: ButtonVariant }) => (
  <div
    className={
      variant === 'white'
        ? 'flex flex-wrap gap-2.5 rounded-md bg-poster p-4 text-on-poster'
        : 'flex flex-wrap gap-2.5'
    }
  >
    <Button variant={variant}>Contact</Button>
    <Button variant={variant} isActive>
      Active
    </Button>
    <Button variant={variant} disabled>
      Disabled
    </Button>
    <Button variant={variant} isBusy>
      Saving
    </Button>
    <Button variant={variant} isOutlined>
      Outlined
    </Button>
    <Button variant={variant} isOutlined isActive>
      Outlined, active
    </Button>
    <Button variant={variant} isOutlined disabled>
      Outlined, disabled
    </Button>
  </div>
)
