import { useId } from 'react'
import { navigate } from '../../lib/navigation.tsx'
import { paths } from '../../lib/paths.ts'
import { lookUpMessages as messages } from '../../lib/messages/look-up.ts'
import { SearchForm } from '../../ui/search-form.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The way in without an account: one name, looked up. */
export function LookUp() {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-1 items-end gap-x-12 gap-y-6 border-y border-line py-12 lg:grid-cols-12"
    >
      <div className="lg:col-span-5">
        <h2 id={titleId} className="text-[2rem]">
          {messages.title}
        </h2>
        <p className="mt-2 max-w-[46ch] text-lg text-muted">{messages.text}</p>
      </div>
      <div className="grid gap-3 lg:col-span-7">
        <SearchForm
          label={messages.label}
          placeholder={messages.placeholder}
          submitLabel={messages.submit}
          onSearch={(text) => navigate(paths.searchFor(text))}
        />
        <p>
          <TextLink to={paths.ingredients}>{messages.all}</TextLink>
        </p>
      </div>
    </section>
  )
}
