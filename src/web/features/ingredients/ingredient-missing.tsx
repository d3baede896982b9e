import { navigate } from '../../lib/navigation.tsx'
import { paths } from '../../lib/paths.ts'
import { ingredientMessages } from '../../lib/messages/ingredients.ts'
import { lookUpMessages } from '../../lib/messages/look-up.ts'
import { Page, PageTitle } from '../../ui/page.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const messages = ingredientMessages.missing

/** The address itself is the best guess at what was looked for, so it stands in the box already. */
export function IngredientMissing({ slug }: { slug: string }) {
  return (
    <Page className="grid min-h-[60vh] content-center gap-5">
      <PageTitle>{messages.title}</PageTitle>
      <p className="max-w-[52ch] text-lg text-muted">{messages.text}</p>
      <div className="max-w-xl">
        <SearchForm
          label={lookUpMessages.label}
          placeholder={lookUpMessages.placeholder}
          submitLabel={lookUpMessages.submit}
          initial={slug.replaceAll('-', ' ')}
          onSearch={(text) => navigate(paths.searchFor(text))}
        />
      </div>
      <p>
        <TextLink to={paths.ingredients}>{lookUpMessages.all}</TextLink>
      </p>
    </Page>
  )
}
