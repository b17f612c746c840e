import { expect } from "chai";
import { isTaxId } from "../../../core/billing/tax-id.js";
import { isVatId } from "../../../core/billing/vat-id.js";

/** The numbers of a country: the last characters are check digits, or a check letter, before `end`. */
interface Numbers {
  readonly country: string;
  readonly check: "digit" | "two digits" | "letter";
  readonly end?: string;
  /** One number, without `end`, for each check digit or letter. */
  readonly valid: string;
  /** Numbers for which no check digit exists. */
  readonly withoutCheck?: string;
}

/** Drawn at random. An independent implementation of these rules (the package stdnum 1.12) decided which are valid. */
const table: readonly Numbers[] = [
  {
    country: "AT",
    check: "digit",
    valid: "U10798350 U64324421 U38190202 U41650003 U91022394 U08407035 U08595466 U91128887 U78987278 U38909589",
  },
  {
    country: "BE",
    check: "two digits",
    valid:
      "0143414401 0786078102 0184348203 0368716004 0674547205 0955701606 0005004507 0391491208 0349344609 0933614310 0713792811 0697477312 0214844013 0928181914 0039264115 0051098016",
  },
  {
    country: "BG",
    check: "digit",
    valid: "307801950 330946901 900476702 173060063 315636224 108001525 060635246 292593227 020753048 207326189",
  },
  {
    country: "CY",
    check: "letter",
    valid:
      "95711697A 66461238B 06404692C 97844272D 95974735E 42557331F 98535772G 79748933H 79265421I 48197536J 74738881K 70519417L 91595886M 75550663N 23365120O 90528407P 37744374Q 02937094R 04509595S 32813217T 40975829U 53040862V 21755886W 66112083X 30014021Y 24834406Z",
  },
  {
    country: "CZ",
    check: "digit",
    valid: "17813590 16448791 01537962 11268573 18612504 27499855 00252816 58630937 37963228 08466769",
  },
  {
    country: "DE",
    check: "digit",
    valid: "322253960 417022391 438510042 533534243 975973824 587425875 889604226 789450677 565920918 351962839",
  },
  {
    country: "DK",
    check: "digit",
    valid: "77126120 11706681 90453572 57892633 52849764 44102145 97809216 68502217 73686598 77305769",
    withoutCheck: "1193000 5883033 5657641",
  },
  {
    country: "EE",
    check: "digit",
    valid: "104794160 108883271 105522182 100680553 100667424 106861525 104001206 106753277 109161798 106387119",
  },
  {
    country: "EL",
    check: "digit",
    valid: "899879470 817974151 045751602 598658143 500704044 475070415 070408336 059362287 556239118 699278319",
  },
  {
    country: "ES",
    check: "digit",
    valid: "A10203230 A25927211 A54533112 A88015003 A80500234 A94025145 A47079306 A79791067 A26939918 A08408239",
  },
  {
    country: "ES",
    check: "letter",
    valid: "Q1821380A Q6934395B Q2809102C Q5065193D Q8908741E Q2495765F Q3288062G Q1660859H Q3000267I Q2246316J",
  },
  {
    country: "ES",
    check: "letter",
    valid:
      "13484627A 60352747B 27598824C 06249684D 32660252E 59779031F 27125698G 98130392H 18277262J 39863851K 03926395L 59994976M 28614795N 58146676P 76839313Q 28282802R 51602585S 83486872T 39629891V 71622393W 82448800X 07009371Y 46456656Z",
  },
  {
    country: "ES",
    check: "letter",
    valid:
      "X5220336A X3565655B X1168374C X2212678D X5333354E X8675998F X6202345G X4098963H X4854278J X4245062K X0392261L X3388526M X0362998N X6166124P X0896717Q X0612100R X6971246S X1640061T X6960645V X9695583W X8515024X X8161717Y X1796774Z",
  },
  {
    country: "FI",
    check: "digit",
    valid: "56371580 90180091 83969852 10187163 02747554 07971475 54683476 27086537 63935508 79286709",
    withoutCheck: "3204434 3008409 5250442",
  },
  {
    country: "HR",
    check: "digit",
    valid:
      "60424407800 98412481821 75831400252 06068925403 92677962994 84074529995 52104524766 23531350697 88177187298 12680686469",
  },
  {
    country: "HU",
    check: "digit",
    valid: "48208990 06928791 96542842 73468783 35866554 56465275 06195506 84729587 70137448 68613949",
  },
  {
    country: "IE",
    check: "letter",
    valid:
      "6982096A 0080412B 2907039C 8157003D 8601773E 5076506F 3323647G 4641652H 3482105I 1419131J 5265970K 9517548L 4966184M 8384984N 8579427O 2558238P 8897428Q 5558014R 7888638S 4223140T 6830274U 8220816V 4009759W",
  },
  {
    country: "IE",
    check: "letter",
    valid:
      "1A66358A 8A87879B 5A00867C 3A35091D 0Y95944E 5A40103F 5A61458G 0A66362H 9A02149I 5A80521J 8A75847K 0A46211L 1A03065M 6E90207N 4A43600O 7A50090P 6A64284Q 0A44324R 5A06203S 8A79197T 2A80011U 1A37560V 3N90452W",
  },
  {
    country: "IT",
    check: "digit",
    valid:
      "47644630080 12484280081 41195830082 02742900083 70036830084 70392640085 46974770086 06001850087 95151100088 53378150089",
  },
  {
    country: "LT",
    check: "digit",
    valid: "369417110 076993711 652540612 632724213 757422914 923003815 820070416 783819917 937576718 938716219",
  },
  {
    country: "LT",
    check: "digit",
    valid:
      "630078599010 426041551611 688110006112 805645200013 339398436814 896717952515 445811939816 906496955817 712654798018 460684745819",
  },
  {
    country: "LU",
    check: "two digits",
    valid:
      "19410900 60386601 19749302 27421203 15379604 02528105 10903106 27742007 10565108 53383109 08776410 74645411 99796912 13591613 65443114 05581815",
  },
  {
    country: "LV",
    check: "digit",
    valid:
      "40065663470 40096864261 40056288992 40021186303 40026059014 40032852445 40018060636 40083507327 40045813758 40004683149",
    withoutCheck: "4005244660 4004521540 4001772880",
  },
  {
    country: "MT",
    check: "two digits",
    valid:
      "28251601 88526802 01830803 78599004 13219005 52753206 91087807 38891608 17730509 35437510 26334411 84854212 67599813 46447314 52801615 50245016",
  },
  {
    country: "NL",
    check: "digit",
    end: "B01",
    valid: "131093800 756100331 287600352 063430423 812870694 949782075 800321066 033163467 032663638 123101529",
    withoutCheck: "36200366 97501867 17828791",
  },
  {
    country: "PL",
    check: "digit",
    valid: "5901774090 5081924081 4089028612 6456656213 6898244884 4007088365 1057044486 6160257107 3801407008 8853241769",
    withoutCheck: "937109542 322970774 717318615",
  },
  {
    country: "PT",
    check: "digit",
    valid: "530840650 524925461 514182202 537518053 554562804 503787035 508180406 527196347 506135578 569186439",
  },
  {
    country: "RO",
    check: "digit",
    valid: "7149569370 7257620681 4056319922 9893877283 2669520604 1727062805 7559279286 3233255347 5148490148 6356835609",
  },
  {
    country: "SE",
    check: "digit",
    end: "01",
    valid: "0342111150 1287492001 5387423212 0141642793 4858252804 7822177585 2070634346 9234357557 9819296758 7126117089",
  },
  {
    country: "SI",
    check: "digit",
    valid: "46676040 83569421 61509272 58940723 31659764 59994975 13398636 61326607 40703908 85123439",
  },
  {
    country: "SK",
    check: "digit",
    valid: "7296124990 3620121571 9337621172 9486691863 9023695384 3596580955 9821741336 9331271697 8198678708 3421940269",
    withoutCheck: "888506464 581185811 176050579",
  },
];

const digits = Array.from("0123456789");
const checks: Readonly<Record<Numbers["check"], readonly string[]>> = {
  digit: digits,
  "two digits": digits.flatMap((first) => digits.map((second) => first + second)),
  letter: Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
};

describe("the check digits of VAT ids", () => {
  for (const { country, check, end = "", valid, withoutCheck } of table) {
    const numbers = valid.split(" ");
    const [{ length }] = checks[check] as readonly [string];
    it(`accept ${country}${numbers[0]}${end} and others, each with one check only`, () => {
      for (const number of numbers) {
        const [body, own] = [number.slice(0, -length), number.slice(-length)];
        expect(
          checks[check].filter((other) => isTaxId(country + body + other + end)),
          body,
        ).to.deep.equal([own]);
      }
    });
    if (withoutCheck !== undefined)
      it(`reject numbers of ${country} for which there is none, such as ${withoutCheck}`, () => {
        const accepted = (body: string) => checks[check].filter((one) => isTaxId(country + body + one + end));
        expect(withoutCheck.split(" ").flatMap(accepted)).to.deep.equal([]);
      });
  }

  it("do not exist in numbers of natural persons in Czechia and Latvia, and in French keys with letters", () => {
    for (const id of ["CZ640903926", "CZ7103192745", "LV16117519997", "LV01010112345", "FRK7399859412", "FR4Z123456782"])
      expect(isTaxId(id), id).to.equal(true);
  });
});

describe("the countries of VAT ids", () => {
  for (const id of [
    ...[
      "DE136695976",
      "EL094259216",
      "GR094259216",
      "ATU13585627",
      "CHE-123.456.788",
      "CHE-123.456.788 TVA",
      "NO 974 760 673 MVA",
    ],
    ...["GB 999 9999 73", "XI999999973", "GB999999918", "GB999999973001", "GBGD001", "GBHA500"],
  ])
    it(`include that of ${id}`, () => expect(isVatId(id)).to.equal(true));
  for (const text of [
    ...["12/345/67890", "XX123456789", "DE123456789", "1234567", "GB", "US123456789", "AE100123456700003", "GBGD500", "GBHA499"],
    ...["ATU1234567", "DE12345678", "GR123456789", "XI123456789", "CHE-123.456.789", "CHE-123.456.788 XX", "NO974760674MVA"],
    ...["NO974760673XX", "toString", "CONSTRUCTOR"],
  ])
    it(`do not include one of ${text}`, () => expect(isVatId(text)).to.equal(false));
});
