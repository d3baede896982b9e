import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { limitsOf, playPlan } from '../testing/sample-answers.test-support.ts'
import { openScreen } from '../testing/screen.test-support.tsx'

const main = () => page.getByRole('main')
const says = (text: string | RegExp) => expect.element(main().getByText(text)).toBeVisible()

test('DEC-46 DEC-32 FACE-03 FACE-21 FACE-22 dashboard, scanner and face page count the same year and offer what there is', async () => {
  const plans = main().getByRole('link', { name: 'See the plans' })
  playPlan(limitsOf({ analyses: 540, faces: 35 }, { name: 'Standard', period: 'annual' }))
  await openScreen('/dashboard')
  await says('540 of 600 ingredient analyses used this year.')
  await says('60 analyses left this year')
  await openScreen('/face-analysis')
  await says('35 of 36 face analyses used this year')
  await says('1 face analysis left this year. A higher plan gives you more.')
  await expect.element(plans).toBeVisible()

  playPlan(limitsOf({}, { name: 'Standard' }))
  await openScreen('/face-analysis')
  await says('3 face analyses left this month.')
  expect(plans.elements()).toEqual([])

  playPlan(limitsOf({ analyses: 9, faces: 25 }, { name: 'Premium' }))
  await openScreen('/face-analysis')
  await says('Limit Reached')
  await says(/Counting starts again on \w{3} \d{1,2}, \d{4}\./)
  expect(plans.elements()).toEqual([])
  await openScreen('/dashboard')
  await says('Unlimited analyses')
  expect(
    main()
      .getByRole('link', { name: /Upgrade/ })
      .elements(),
  ).toEqual([])
})
