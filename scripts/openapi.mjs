// `npm run api:write`: writes docs/openapi.json anew, after a change of the contract.
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

await bundle(['src/server/features/api-description/openapi.ts'], '.cache/openapi')
const { describeApi } = await import(pathToFileURL('.cache/openapi/openapi.mjs').href)
writeFileSync('docs/openapi.json', `${JSON.stringify(describeApi(), null, 2)}\n`)
