import { useId } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { lookUpWords as words } from '../../lib/words/look-up.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** One name instead of a whole label. */
export function LookUpCard() {
  const titleId = useId()
  const navigate = useNavigate()
  return (
    <Card labelledBy={titleId}>
      <CardTitle id={titleId} action={<TextLink to={paths.ingredients}>{words.all}</TextLink>}>
        {words.title}
      </CardTitle>
      <SearchForm
        label={words.label}
        placeholder={words.placeholder}
        submitLabel={words.submit}
        onSearch={(text) => void navigate(paths.searchFor(text))}
      />
    </Card>
  )
}
