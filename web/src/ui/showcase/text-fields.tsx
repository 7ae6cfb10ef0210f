import { CreditCard, Search } from 'lucide-react'
import { useState } from 'react'
import { CodeBoxes } from '../forms/code-boxes.tsx'
import { DoubleField } from '../forms/double-field.tsx'
import { MaskedField } from '../forms/masked-field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { PhoneField } from '../forms/phone-field.tsx'
import { TextArea } from '../forms/text-area.tsx'
import { TextField } from '../forms/text-field.tsx'
import { Shelf, Specimen } from './specimen.tsx'

export const TextFieldsShowcase = () => (
  <Shelf name="Text fields">
    <Specimen name="Text field">
      <TextField label="Jersey number" name="jersey" defaultValue="14" hint="As it is on your jersey." />
      <TextField label="High school" name="school" placeholder="Start typing" isRequired />
      <TextField
        label="Email"
        name="email"
        type="email"
        defaultValue="amara.w@"
        fault="Must be valid email."
      />
      <TextField label="Profile address" name="address" defaultValue="corinne-whitlock" disabled />
    </Specimen>
    <Specimen name="Text field with icon or suffix">
      <TextField label="Search" name="q" type="search" icon={Search} placeholder="Colleges" isLabelHidden />
      <TextField label="Weight" name="weight" defaultValue="185" suffix="lbs" inputMode="numeric" />
      <TextField label="Top speed" name="speed" defaultValue="99" suffix="mph" fault="Enter 1 to 30." />
      <TextField
        label="Web page"
        name="web"
        icon={Search}
        suffix=".example"
        defaultValue="ridgeline"
        disabled
      />
    </Specimen>
    <Specimen name="Text area">
      <TextArea
        label="In your own words"
        name="bio"
        maxLength={500}
        defaultValue="First one in the gym, last one to leave it. Ask my sister."
        hint="One or two sentences."
      />
      <TextArea label="Message" name="message" maxLength={20} defaultValue="We won by 18 today" isRequired />
      <TextArea label="Notes" name="notes" rows={2} fault="Please enter a note." />
    </Specimen>
    <Specimen name="Password field">
      <PasswordField label="Password" name="password" defaultValue="ridgeline" />
      <PasswordField label="New password" name="new_password" strengthOf={byLength} isRequired />
      <PasswordField label="Weak password" name="weak" defaultValue="ridge" strengthOf={byLength} />
      <PasswordField label="Good password" name="good" defaultValue="Ridge10" strengthOf={byLength} />
      <PasswordField
        label="Password with criteria"
        name="criteria"
        defaultValue="Ridge"
        strengthOf={byLength}
        reasonOf={() => 'Too easy to guess.'}
        criteria={[
          { label: 'An uppercase letter', isMet: (text) => /[A-Z]/.test(text) },
          { label: '8 characters or more', isMet: (text) => text.length >= 8 },
        ]}
      />
      <PasswordField label="Strong password" name="strong" defaultValue="Ridge-10" strengthOf={byLength} />
      <PasswordField
        label="Password confirmation"
        name="confirmation"
        defaultValue="Ridge"
        fault="Password Confirmation doesn't match with Password"
      />
    </Specimen>
    <Specimen name="Masked field">
      <MaskedField
        label="Card number"
        name="card"
        mask="#### #### #### ####"
        defaultValue="4111111111111111"
        autoComplete="cc-number"
        icon={CreditCard}
        suffix={<span className="label rounded-xs bg-sunken px-2 py-1.5 text-text">Visa</span>}
      />
      <div className="grid grid-cols-2 gap-3.5">
        <MaskedField
          label="Expires"
          name="expires"
          mask="## / ##"
          placeholder="MM / YY"
          defaultValue="0925"
          fault="This card has expired."
        />
        <MaskedField label="ZIP" name="zip" mask="#####" defaultValue="97702" hint="Five digits" />
      </div>
    </Specimen>
    <Specimen name="Phone field">
      <PhoneField label="Phone" name="phone" isRequired />
      <PhoneField label="Second phone" name="second_phone" defaultValue="5125550142" />
      <PhoneField
        label="Third phone"
        name="third_phone"
        defaultValue="541555"
        fault="Please enter phone (at least 10 digits)"
      />
    </Specimen>
    <Specimen name="Code boxes">
      <CodeBoxes
        label="Verification code"
        name="code"
        defaultValue="42"
        hint="Four digits, from your mail."
      />
      <CheckedCode />
      <CodeBoxes label="Long code" name="long_code" length={6} defaultValue="314159" isBusy />
    </Specimen>
    <Specimen name="Double field">
      <DoubleField
        label="Height"
        hint="Without shoes, to half an inch."
        first={{ name: 'feet', label: 'Feet', unit: 'ft', mask: '#', defaultValue: '6' }}
        second={{ name: 'inches', label: 'Inches', unit: 'in', step: 0.5, defaultValue: '1.5' }}
        isRequired
      />
      <DoubleField
        label="Seasons"
        divider="to"
        first={{ name: 'from', label: 'First season', placeholder: '2023', mask: '####' }}
        second={{ name: 'until', label: 'Last season', placeholder: '2026', mask: '####' }}
      />
      <DoubleField
        label="Vertical reach"
        hint="Leave a half to see its fault."
        first={{ name: 'standing', unit: 'in standing', fault: 'Enter standing reach.', step: 0.25 }}
        second={{ name: 'jumping', unit: 'in jumping', fault: 'Enter jumping reach.', step: 0.25 }}
      />
      <DoubleField
        label="Record"
        divider="–"
        first={{ name: 'won', label: 'Won', defaultValue: '18' }}
        second={{ name: 'lost', label: 'Lost', defaultValue: '4' }}
        isDisabled
      />
    </Specimen>
  </Shelf>
)

/** In the product the contract rates a password. */
const byLength = (text: string) => {
  if (text.length < 6) return 'Weak'
  return text.length < 8 ? 'Good' : 'Strong'
}

/** Every code except 1234 is wrong. */
const CheckedCode = () => {
  const [fault, setFault] = useState<string | undefined>('The verification code is invalid.')
  return (
    <CodeBoxes
      label="Wrong code"
      name="wrong_code"
      fault={fault}
      onValueChange={(code) => code.length === 1 && setFault(undefined)}
      onComplete={(code) => setFault(code === '1234' ? undefined : 'The verification code is invalid.')}
    />
  )
}
