import { useId } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { lookUpMessages as messages } from '../../lib/messages/look-up.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** One name instead of a whole label. */
export function LookUpCard() {
  const titleId = useId()
  const navigate = useNavigate()
  return (
    <Card labelledBy={titleId}>
      <CardTitle id={titleId} action={<TextLink to={paths.ingredients}>{messages.all}</TextLink>}>
        {messages.title}
      </CardTitle>
      <SearchForm
        label={messages.label}
        placeholder={messages.placeholder}
        submitLabel={messages.submit}
        onSearch={(text) => void navigate(paths.searchFor(text))}
      />
    </Card>
  )
}
