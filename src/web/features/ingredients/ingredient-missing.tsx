import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { ingredientWords } from '../../lib/words/ingredients.ts'
import { lookUpWords } from '../../lib/words/look-up.ts'
import { Page, PageTitle } from '../../ui/page.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const words = ingredientWords.missing

/** The address itself is the best guess at what was looked for, so it stands in the box already. */
export function IngredientMissing({ slug }: { slug: string }) {
  const navigate = useNavigate()
  return (
    <Page className="grid min-h-[60vh] content-center gap-5">
      <PageTitle>{words.title}</PageTitle>
      <p className="max-w-[52ch] text-lg text-muted">{words.text}</p>
      <div className="max-w-xl">
        <SearchForm
          label={lookUpWords.label}
          placeholder={lookUpWords.placeholder}
          submitLabel={lookUpWords.submit}
          initial={slug.replaceAll('-', ' ')}
          onSearch={(text) => void navigate(paths.searchFor(text))}
        />
      </div>
      <p>
        <TextLink to={paths.ingredients}>{lookUpWords.all}</TextLink>
      </p>
    </Page>
  )
}
