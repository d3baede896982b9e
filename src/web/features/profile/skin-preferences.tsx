import { SkinType, type Preferences, type User } from '../../../contract/user.ts'
import { profileMessages } from './profile.messages.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useUpdateProfile } from './profile-queries.ts'

const messages = profileMessages.skin
const SWITCHES = [
  'veganOnly',
  'naturalOnly',
  'lowComedogenic',
] as const satisfies readonly (keyof Preferences)[]
const TYPES = [
  { value: '', label: messages.none },
  ...SkinType.options.map((value) => ({ value, label: messages.types[value] })),
]

export function SkinPreferences({ user }: { user: User }) {
  const update = useUpdateProfile()
  // While a change is on its way it is shown as made; should it fail, the saved value comes back.
  const pending = update.isPending ? update.variables : undefined
  const skinType = pending?.skinType === undefined ? user.skinType : pending.skinType
  const preferences = { ...user.preferences, ...pending?.preferences }
  const pickType = (value: string) => {
    const parsed = SkinType.safeParse(value)
    update.mutate({ skinType: parsed.success ? parsed.data : null })
  }
  return (
    <>
      <SelectField
        label={messages.type}
        hint={messages.typeHint}
        options={TYPES}
        value={skinType ?? ''}
        disabled={update.isPending}
        onChange={(event) => pickType(event.target.value)}
      />
      <div className="mt-4 divide-y divide-line border-t border-line">
        {SWITCHES.map((name) => (
          <Switch
            key={name}
            label={messages.switches[name].label}
            hint={messages.switches[name].hint}
            isOn={preferences[name] === true}
            isDisabled={update.isPending}
            onChange={(isOn) => update.mutate({ preferences: { [name]: isOn } })}
          />
        ))}
        <Switch
          label={messages.pregnant.label}
          hint={messages.pregnant.hint}
          isOn={pending?.isPregnant ?? user.isPregnant}
          isDisabled={update.isPending}
          onChange={(isPregnant) => update.mutate({ isPregnant })}
        />
      </div>
    </>
  )
}
