import type { Use } from '../knowledge/use-facts.ts'
import { foldWords } from './fold-words.ts'
import { FURTHER_USE_WORDS } from './use-words-of-further-languages.ts'

/** What tones hair or gives its colour back is a hair dye, and one without a developer. */
const TONING =
  ' colour mask| color mask| colour conditioner| color conditioner| colour depositing| color depositing| colour refresh| color refresh| toning shampoo| toning mask| toning conditioner| purple shampoo| purple mask| purple conditioner| violet shampoo| blue shampoo| silver shampoo| silber shampoo|silbershampoo| lila shampoo| blau shampoo| farbmaske| farbshampoo| farbconditioner| anti gelb| shampooing violet| shampooing bleu| shampoing violet| shampoing bleu| shampooing dejaunisseur| shampoing dejaunisseur| masque colorant| shampoo viola| shampoo antigiallo| maschera colorante| champu violeta| champu morado| champu azul| champu matizador| mascarilla matizadora| mascarilla color| champo violeta| champo matizador| xampu matizador| mascara matizadora| fioletowy szampon| szampon fioletowy| zilvershampoo| paarse shampoo| silverschampo| silversampo| fialovy sampon'

/**
 * Words that say what a product is for, in the languages of western Europe and some of others. A blank in front or behind
 * stands for the edge of a word; without it a word may stand inside another (`Haarshampoo`).
 */
const LISTED: readonly (readonly [Use, string])[] = [
  [
    'rinse-off',
    'shampoo| shampoing| champu| szampon| schampo| sampon| xampu| cleans| wash| rinse| soap| scrub| conditioner| shower| bath | bathing|dusch| douche| doccia| ducha| banho| bagno| prysznic| sprchov| suihku| tusfurdo| savon|seife | sapone| jabon| sabonete| mydlo| tval | reinig|reinigung| nettoyant| nettoyante| detergente| limpiador|spulung| odzywka| relaxer| straighten| rasier| shaving| a raser| шампун| душа| мыло| кондиционер| зубная|シャンプー|コンディショナー|洗面|クレンジング|ソープ|샴푸|린스|워시|클렌징|비누|洗发|洁面|沐浴|香皂| shampooing| champo | kondicion| acondicionador| condicionador| wasch|badeschaum|babybad|schaumbad|kinderbad|badezusatz|badesalz| bain moussant| bain bebe| bano de espuma| gel de bano| bagnetto|skumbad| do koupele|入浴|목욕| bagnoschiuma| docciaschiuma| gommage| rincer| afeitar| barbear| da barba| kapiel| do mycia| do golenia|zeep |badschuim| scheer|spoeling| rakskum| raklodder|rengoring| saebe| brusegel| bruseb| badeskum|barberskum| rensegel|ansigtsrens| sjampo| sape | dusj| cistici| na holeni| koupel| demaquill| desmaquill| skolja ur| skoljs ur| med skolj| udskyl| skylles ud| med skyl| con risciacquo| da risciacquare| da sciacquare| a rincer| zum ausspulen| zum auswaschen| con aclarado| con enjuague| com enxague| de enxaguar| do splukiwania| uitspoel|saebe ',
  ],
  [
    'leave-on',
    ' cream|creme | creme| crema| creme| krem |kreme | lotion|lotion | locion| locao| serum| suero| moistur| balm | baume|balsam | balsam | balsami| fluid| tonic | toner | ointment| salbe|salbe | essence| emulsion| emulsione| leave in | leave on | feuchtigkeit| hydrat| идратант| крем| лосьон| сыворот| бальзам|クリーム|ローション|美容液|乳液|化粧水|크림|로션|세럼|에센스|에멀전|토너|面霜|精华|乳液|化妆水|護手|护手霜| lait | leche | latte | leite |mleczko|milch |melk | bodymilk| body milk| milk lotion| maelk |maelk |mjolk |kram | acne | akne | tattoo | tattoos | tatouage| tatuaje | tatuaggio | tatuagem | tatuaz | tatoeage | tatuering | henna paste | henna cone | body oil| face oil| facial oil| hair oil| massage oil| dry oil|korperol |gesichtsol |haarol |massageol |hautol | huile seche| huile corp| huile pour le corps| huile visage| huile de massage| huile capillaire| aceite corporal| aceite facial| aceite capilar| aceite de masaje| olio corpo| olio per il corpo| olio viso| olio per capelli| olio per i capelli| oleo corporal| oleo facial| oleo capilar| olejek do| olej do|lichaamsolie | gezichtsolie| haarolie| kroppsolj| ansiktsolj| harolj| kropsolie| ansigtsolie| harolie| telovy olej| pletovy olej| pomada | unguento | masc |mleko | voide |voide | massage gel|massagegel| massage cream| massage balm| gel de massage| gel massaggio| gel de masaje| gel do masazu| leg gel| legs gel| cooling gel|kuhlgel|beingel|venengel| gel jambes| gel pour les jambes| gel pour jambes| gel piernas| gel para piernas| gel para las piernas| gel pernas| gel para pernas| gel gambe| gel per gambe| gel per le gambe| zel do nog| na nogi |beengel| bengel | bacak jel| гель для ног|レッグジェル|레그젤|다리 젤| arnica gel|arnikagel| gel arnica| gel di arnica| sports gel|sportgel| muscle gel|muskelgel| cellulit| stretch mark| estrias | vergetures|dehnungsstreifen|schwangerschaftsstreifen| smagliature| rozstep| bust gel| belly butter| body butter| franzbranntwein| beard oil|bartol | huile a barbe| huile barbe| huile pour barbe| olio da barba| olio barba| aceite para barba| aceite de barba| olejek do brody| oleo para barba| after sun| aftersun| apres soleil| doposole| despues del sol',
  ],
  [
    'hair',
    'shampoo| shampoing| champu| szampon| schampo| sampon| conditioner| hair| haar|haar | cheveu| capill| capel| cabello| cabelo| wlos| vlas| har | harbalsam| hius| scalp| kopfhaut|haarspulung| волос| шампун|ヘア|髪|シャンプー|コンディショナー|헤어|모발|샴푸|头发|护发|洗发| capil| pelo | acondicionador| condicionador| odzywka| shampooing| champo | sjampo| spoeling| cremespoel| harmask| harinpack| harolj| harolie| harspray| harkur| harserum| harvax| hargel| harfarv| harfarg| harlak| na vlasy|haarspoel| harkram| harcreme| harbal| harrelaxer| hartork',
  ],
  [
    'face',
    ' face | facial|gesicht| visage| viso | facciale| rostro| rosto | twarz| gezicht| ansikt| kasvo| oblicej| plet | pletov| arckrem| arcra | лица | лицо | обличч| лице | προσωπ| yuz | obraz | night cream | day cream |nachtcreme|tagescreme| nachtpflege| creme de nuit| creme de jour| crema notte| anti wrinkle| antirid| anti rid|フェイス|顔|페이스|얼굴|面霜|面部|脸| ansigt| cara ',
  ],
  [
    'hand',
    ' hand | hands | handcr| handkr| handlot| handwasch| handseif| handbals| handtval| handgel| mains | mani | manos | maos | rece | rak | dloni| ruce | kezkrem| kasivoide| рук |ハンド|핸드|护手|手霜',
  ],
  [
    'body',
    ' body| tattoo | tattoos | tatouage| tatuaje | tatuaggio | tatuagem | tatuaz | tatoeage | tatuering | korper| corps | corpo | corporel| corporal| corporeo| cuerpo| cialo| ciala| do ciala| lichaam| kropp| krops| kropslot| vartalo| telove| telov| na telo | testapol| тела | тіла| тяло| σωματ| vucut| shower| dusch| douche| doccia| ducha| prysznic| bath | bodylot|ボディ|바디|身体|沐浴| krop | telo | cialo | corporais| corporelle| banho| brusegel| bruseb| sprchov| suihku|dusch|babybad|schaumbad|kinderbad|olbad |badezusatz| badeschaum|badesalz| bain moussant| bain bebe| pour le bain| bano de espuma| gel de bano| para el bano| bagnoschiuma| bagnetto| per il bagno| do kapieli| badschuim|skumbad| badskum| badeskum| kylpyvaaht| do koupele| do kupela|tusfurdo|habfurdo| gel de dus | spumant de baie| dus jeli| banyo |для душа|для ванн|для купания|入浴|ベビーバス|목욕|샤워| leg | legs | jambes | piernas | pernas | gambe | beine |beingel|venengel| do nog | na nogi |beengel| bacak | belly| bust | cellulit| stretch mark| estrias | vergetures|dehnungsstreifen|schwangerschaftsstreifen| smagliature| rozstep| massage gel|massagegel| massage cream| gel de massage| gel massaggio| gel de masaje| muscle |muskelgel| sports gel|sportgel| franzbranntwein| arnica gel|arnikagel|レッグ|레그|다리',
  ],
  [
    'lip',
    ' lip | lips | lipst| lipbal| lipgl| levres| lippen| labbra| labial| labios | ust |pomadka| lappbal| huul| na rty | ajakbal| губ |リップ|립밤|립스틱|唇| labbr| lapp| laebe| leppe| rtenka| rty | batom | szminka',
  ],
  [
    'eye',
    ' eye | eyes | yeux | augen| occhi | ojos | olhos | oczu | oogcreme| глаз|アイクリーム|眼霜|아이크림| oog | oog creme| ogen | ogon| ojen| ocni | oczy | oci | eyelash| eyebrow| lash tint| brow tint|wimpern|augenbrau| cils | sourcils | pestanas | cejas | ciglia | sopracciglia | cilios | sobrancelhas | rzes | brwi |wimper| wenkbrauw| fransar| ogonbryn| ojenvipper| ojenbryn| rasy | oboci| frans| vippe',
  ],
  [
    'eye-make-up',
    ' mascara| eyeliner| eye liner| eyeshadow| eye shadow| kajal| kohl |lidschatten| wimperntusche| ombretto| fard a paupieres| sombra de ojos| тушь |マスカラ|アイライナー|アイシャドウ|마스카라|睫毛膏|眼影| tusz do rzes| cien do powiek| cienie do powiek| oogschaduw| ogonskugg| ojenskygge| rasenka| ocni stiny| sombra de olhos| sombras de ojos| rimel| matita occhi',
  ],
  [
    'eye-shadow',
    ' eyeshadow| eye shadow|lidschatten| ombretto| ombretti| fard a paupieres| fards a paupieres| ombre a paupieres| sombra de ojos| sombras de ojos| sombra de olhos| sombras de olhos| тени для век|アイシャドウ|아이섀도|아이쉐도|眼影| cien do powiek| cienie do powiek| oogschaduw| ogonskugg| ojenskygge| ocni stiny',
  ],
  [
    'make-up',
    ' make up | makeup| foundation| concealer| fond de teint| fondotinta| blush | bb cream|ファンデーション|파운데이션|粉底| maquillage | maquillaje | maquilhagem | maquiagem | trucco | podklad do| smink | make up',
  ],
  [
    'toothpaste',
    ' toothpaste| tooth paste| dentifric| zahnpasta| zahncreme| pasta de dientes| pasta de dentes| pasta do zebow| tandpasta| tandkram| tandkrem| hammastahna| zubni pasta| zubna pasta| fogkrem| зубная паста|歯磨|치약|牙膏| pasta dental| pasta dentifric| creme dental| zahngel| gel dentaire|tandpasta',
  ],
  [
    'mouth',
    ' teeth | tooth | dental | oral care | oral gel | oral spray | oral hygiene | mouth gel | mouth spray | mouth care | gum care | gum gel |zahnaufhell|zahnbleach|zahnweiss| zahne |zahnpfleg| zahnpul|zahnreinig|zahnfleisch| mundgel| mundspray| mundpfleg| mundhyg| bleaching gel | dents | dentaire| gencives| buccal| buccodent| denti | gengive| cavo orale| dientes | dentales | encias | bucal | dentes | dentario | dentaria | gengivas | zebow | zeby | zebach | dziasel| jamy ustnej| tanden |tandenble|tandble| tandgel| mondgel| mondspray| mondverz| munspray| munvard| tander | tanderna | taender | mundpleje| tenner |tannblek| munnspray| munnpleie| zubu | zuby | dasn| ustni | hampaid| hampaiden| suuhyg| fogfeher| foghigi| szajaapol| зубов | зубы | зубной | десен | полости рта| отбеливание зуб| δοντι| οδοντ| dis beyaz| disler | agiz bakim| dinti | dintilor | gingi|歯 |歯の|歯を|口腔|치아|구강|牙齿|美牙|牙齒',
  ],
  [
    'mouthwash',
    ' mouthwash| mouth wash| mouth rinse| mundspul| mundwasser| bain de bouche| collutorio| colutorio| enjuague bucal| do plukania| mondwater| mondspoel| munvatten| mundskyl|マウスウォッシュ|洗口|가글|漱口| elixir bucal| enxaguante bucal| munskolj| ustni voda| mundskyll',
  ],
  [
    'nails',
    ' nail| nagel|nagel | ongle| unghie | unas | unhas | paznok| ногт|ネイル|네일|指甲| unghi| smalto | esmalte | neglelak| negle| nehty | nehtu ',
  ],
  [
    'nail-hardener',
    ' nail hard| nail strengthen|nagelhart|nagelstarker|durcisseur| durcissant pour ongle| indurente| rinforzante unghie| endurecedor|utwardzacz|nagelverhard|nagelharda|neglehard|укрепитель ногт|ネイルハードナー|손톱 강화',
  ],
  ['cuticle', ' cuticle| nagelhaut| cuticul| skorek '],
  [
    'feet',
    ' foot | feet | footcr| fusscr| fusspf| fuss | pieds | piedi | pies | pes | do stop | voeten| voetcreme| fotkram| для ног |フット|풋크림|足| voet| fot | fotter | fodcreme| fodder | nohy | chodidl| stopy ',
  ],
  [
    'deodorant',
    ' deo | deodor| desodor| dezodor| antiperspir| anti perspir| antitranspir| antytranspir| дезодорант|デオドラント|데오드란트|止汗| deospray| deostick| deoroll| deocr| deokr| deogel| deozerst',
  ],
  ['roll-on', ' roll on | rollon| deoroller| kulickov| w kulce| bille '],
  [
    'perfume',
    ' eau de toilette| eau de parfum| eau de cologne| cologne | aftershave| after shave| body mist |オードトワレ|향수|香水| parfumwasser| duftwasser| agua de colonia| acqua di colonia| acqua profumata| agua de perfume| agua de toilette| woda toaletowa| woda perfumowana| woda kolonska| toaletni voda| kolinska voda| parfemova voda| profumo per| fine fragrance',
  ],
  [
    'soap',
    ' cleansing bar | soap| savon|seife | sapone| jabon| sabonete| mydlo| tval | мыло|ソープ|비누|香皂|zeep | saebe| sape |saebe ',
  ],
  [
    'anti-dandruff',
    ' dandruff| antidandruff|schuppen| antipellicul| anti pellicul| antiforfora| anti forfora| anticaspa| przeciwlupiez| перхот| mjall|フケ|비듬|去屑| antiroos| anti roos| skael| antiskael| lupum ',
  ],
  [
    'hair-dye',
    ` hair dye| hair colo| haircolo| haarfarb| coloration | colorazione| tintura | tinte | coloracion| farba do wlosow| haarkleur| haarverf| harfarg| краска для волос|ヘアカラー|白髪染|염색|染发| hair tint|haartonung| intensivtonung| teinture| tinta per capelli| tinta para o cabelo| tinta capilar| tinta de cabelo| coloracao| coloration capillaire| harfarv| harfarge| barva na vlas| farba do wlos| kolor wlos| root touch up| brow tint|haarfarb|haarcolor|intensivtonung| haare farben| teinture | tinta | farby do wlosow| farbowania wlosow| harfarve| hiusvari| barva na vlasy| hajfestek| sac boyasi| vopsea de par| краски для волос| фарба для волосся|${TONING}`,
  ],
  [
    'lash-dye',
    ' eyelash dye| eyelash tint| eyelash colo| lash dye| lash tint| lash colo|wimpernfarb|wimperverf| teinture pour cils| teinture cils| teinture des cils| coloration cils| coloration des cils| tinte de pestanas| tinte para pestanas| tinta per ciglia| tintura per ciglia| tintura ciglia| tinta para cilios| tinta de cilios| henna do rzes| farba do rzes| farbka do rzes| fransfarg| vippefarve| vippefarge| barva na rasy',
  ],
  [
    'oxidative',
    ' oxidativ| oxidative| permanent hair| permanent colo| permanente haar| coloration permanente| coloration d oxydation| oxydation| tinte permanente| coloracion permanente| colorazione permanente| coloracao permanente| farba trwala| trwale farb| permanente haarkleur| permanent harfarg| permanent harfarv| permanentni barva',
  ],
  [
    'non-oxidative',
    ` non oxidative| nicht oxidativ| non oxydati| no oxidativ| non ossidativ| nao oxidativ| nieoksydac| niet oxidatie| semi permanent| semipermanent| direct dye| direktziehend| tonung| coloration semi|${TONING}`,
  ],
  [
    'hair-shaping',
    ' relaxer| straighten| perm | perming| permanent wave| hair wav| waving| dauerwell| lissage| lissant| alisado| alisante| prostowania|パーマ|烫发|펌제| defrisant|glattung| haarglatt| ondulazione permanente| ondulacion permanente| liquido permanente| lisciante| stirante| alisamento| alisador| trwala ondulacja| trwalej| ontkrul| stijltang| glatning| narovnani| rovnani vlas| trvala ondulace| permanentvatska|relaxer| liquide de permanente| liquide a permanente| permanente pour cheveux| permanente capillaire| indefrisable| defrisage| locion permanente| liquido para permanente| liquido per permanente| liquido de permanente| moldeado| moldeador| ondulante| permanente per capelli| permanente para el cabello| permanente para cabelo| permanente para o cabelo| alisante| desfris| desfriz| desondul| plyn do trwalej| permanentvloeistof| permanent vloeistof| permanentlotion| permanent lotion| hair curling| curling lotion| cold wave|kaltwelle| permanentvaeske| permanentvaske| haarglatt|haarbegradig',
  ],
  [
    'depilatory',
    ' depilat| depilac| depilaz| depilier| hair removal| hair remover|haarentfern|enthaar| ontharing| депиляц|除毛|제모|脱毛| epilatoire| harborttag| harfjern| odstraneni chlup',
  ],
  [
    'self-tanning',
    ' self tan| selftan| selbstbraun| autobronz| autobronc| autoabbronz| autobronceador| samoopal| zelfbruin| brun utan sol| selvbrun| автозагар| sunless tan| fake tan| gradual tan|セルフタン|셀프태닝| sjalvbrun',
  ],
  [
    'sunscreen',
    ' sun | suncream| sunscreen| sunblock| spf| lsf | fps | uv schutz | uv protection | uva | uvb | sonnen| solaire| solare | solari | solar | opalov| opalan| zonne| solkram| solkrem| aurinko| naptej| солнцезащит|日焼け止め|サンスクリーン|선크림|선스크린|防晒| solcreme| sollotion| bronceador| bronzeador|sonnenmilch| zonnebrand',
  ],
  [
    'powder',
    ' powder|puder | puder| poudre| polvo | polvos | cipria|パウダー|파우더| pudder| pudr| poeder| polvere | w proszku| powder foundation',
  ],
  [
    'spray',
    ' spray|spray | aerosol| sprej | mist | спрей|スプレー|스프레이|喷雾| brume | vaporisateur| bruma | mgielka| vapo | atomiseur|nevel |spray| sprej| ve spreji ',
  ],
  [
    'baby',
    ' baby| babies| infant | infants | newborn| toddler| nappy| diaper| bebe | bebes | nourrisson|windel| wickel| sauglin| neonat| bimbi | pannolin| pieluch| niemowl| luier| bleie| spedbarn| vauva| miminko| kojenc| pannal| panal | panales | fralda| kojen| малыш| младен|ベビー|赤ちゃん|베이비|아기|婴儿|宝宝| 0 3 years| under 3 years| 0 36 m| 0 3 jahre| 0 bis 3 jahre| 0 3 ans | 0 a 3 ans | 0 3 anos| 0 a 3 anos| 0 3 anni| 0 a 3 anni| 0 3 lat | 0 do 3 lat| 0 3 jaar| 0 tot 3 jaar| 0 до 3 лет| 0 3 лет',
  ],
  [
    'under-6',
    ' 0 6 years| 0 5 years| 1 6 years| 2 6 years| 3 6 years| 2 5 years| 3 5 years| 0 6 jahre| 2 6 ans | 0 6 ans | 3 6 ans | 2 6 anos| 0 6 anos| 0 6 anni| 3 6 anni| 0 6 lat',
  ],
  [
    'child',
    ' kids | kid s | children | children s | childrens | for child| kinder | kindershampoo| kindersonnen| kinderlotion| kindercreme| kinderpflege| kinderzahn| fur kinder| enfants | enfant | ninos | infantil | bambini | per bambini| criancas | dzieci | dla dzieci| kinderen | for barn| till barn| detsk| детск| для детей|キッズ|子供|こども|어린이|儿童',
  ],
  [
    'nappy',
    ' nappy| nappies| diaper|windel| wundschutzcreme| change bebe| creme pour le change| couche | erytheme fessier| pannolin| pieluch| luier| bleie| panal | panales | fralda| opruzen',
  ],
  [
    'intimate',
    ' intim|feminine wash| feminine hygiene| vagin| vulv|intimpfleg|intimwasch| igiene intima| higiena intymna| интимн',
  ],
  [
    'loose-powder',
    ' loose powder| setting powder| dusting powder| body powder| talcum powder| baby powder| foot powder| loses puder|loser puder|korperpuder|fusspuder|babypuder| poudre libre| poudre corporelle| polvos sueltos| cipria in polvere| puder sypki| los poeder| po solto',
  ],
  ['aerosol', ' aerosol| aerozol| propellant| аэрозол| continuous spray'],
  [
    'professional',
    ' professional| professionnel| professionell| profesional| salon use| gewerblich| профессионал|業務用|전문가용| profesjonal| professione| professionel',
  ],
]

/** All of them, folded as `foldWords` folds a text. */
export const USE_WORDS: readonly (readonly [Use, string])[] = LISTED.map(([use, words]) => {
  const all = [words, ...(FURTHER_USE_WORDS[use] ?? [])].flatMap((some) => some.split('|')).map(folded)
  return [use, [...new Set(all)].join('|')]
})

function folded(word: string): string {
  const edge = (is: boolean) => (is ? ' ' : '')
  return edge(word.startsWith(' ')) + foldWords(word).trim() + edge(word.endsWith(' '))
}

/** They forbid what else would tell of rinsing: `Do not rinse off`. */
export const UNRINSED_WORDS =
  ' not rinse | don t rinse| not be rinsed| no need to rinse| rinse free| not wash off| not wash out| ne se rince pas| no aclarar| no enjuagar| non risciacquare| non sciacquare| nao enxaguar| nie splukiwac| nie zmywac| nicht abspul| nicht abwasch| niet afspoelen| skyll ikke| skyl ikke| не смывать'

/** Words that say outright that it stays on, whatever else is said: `Dry Shampoo`. */
export const STAYS_WORDS = `${UNRINSED_WORDS}| leave in | leave on | dry shampoo| no rinse| no rinsing| without rinsing| sans rincage| ohne ausspulen| senza risciacquo| sin aclarado| after shav| aftershave| after sun| after bath| after shower| trockenshampoo| non rincer| ne pas rincer| sans rincer| nicht ausspul| kein ausspul| ohne auswaschen| nicht auswaschen| sin aclarar| sin enjuag| sem enxag| bez splukiw| bez spluk| zonder uitspoel| zonder spoelen| niet uitspoelen| utan skolj| skoljs ej| skolj inte| uden skyl| uden udskyl| skylles ikke| uten skyll| bezoplach| bez oplach| bez oplachovani| huuhtelemat| shampooing sec| champu seco| shampoo secco| champo seco| xampu a seco| suchy szampon| droogshampoo| torrschampo| torshampoo| suchy sampon| apres rasage| apres soleil| apres bain| after shave|несмываем|洗い流さない|씻어내지 않|免洗`

/** What follows from a use: a shampoo is for hair, a deodorant stays on. */
export const IMPLIED: Partial<Record<Use, readonly Use[]>> = {
  'anti-dandruff': ['hair', 'rinse-off'],
  'hair-dye': ['hair', 'rinse-off'],
  'lash-dye': ['eye', 'rinse-off'],
  'hair-shaping': ['hair', 'rinse-off'],
  toothpaste: ['mouth', 'rinse-off'],
  mouthwash: ['mouth', 'rinse-off'],
  'eye-make-up': ['eye', 'make-up', 'leave-on'],
  'eye-shadow': ['eye-make-up', 'eye', 'make-up', 'leave-on'],
  'make-up': ['leave-on'],
  cuticle: ['nails'],
  'nail-hardener': ['nails', 'leave-on'],
  deodorant: ['leave-on'],
  perfume: ['leave-on'],
  lip: ['leave-on'],
  'self-tanning': ['leave-on'],
  sunscreen: ['leave-on'],
  depilatory: ['rinse-off'],
  soap: ['rinse-off'],
  oxidative: ['hair-dye', 'hair', 'rinse-off'],
  aerosol: ['spray'],
  baby: ['under-6'],
  nappy: ['baby', 'under-6'],
  'loose-powder': ['powder'],
}

/** As many signs of a word as it is looked up by. */
const SIGNS = 3

/** The rows that words speak for, by their first signs; of shorter words by the whole. */
const byStart = new Map<string, { word: string; row: number }[]>()
USE_WORDS.forEach(([, words], row) => {
  for (const word of words.split('|'))
    byStart.set(word.slice(0, SIGNS), [...(byStart.get(word.slice(0, SIGNS)) ?? []), { word, row }])
})
const LENGTHS = [...new Set([...byStart.keys()].map((start) => start.length))]

/**
 * The rows of `USE_WORDS` of which a word stands in a folded text. There are thousands of words, and a title has few signs:
 * each of its places is looked up, and no word is searched for.
 */
export function rowsSaid(text: string): ReadonlySet<number> {
  const found = new Set<number>()
  for (let at = 0; at < text.length; at++)
    for (const length of LENGTHS)
      for (const { word, row } of byStart.get(text.slice(at, at + length)) ?? [])
        if (!found.has(row) && text.startsWith(word, at)) found.add(row)
  return found
}
