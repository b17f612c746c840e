import { EMAIL_SCHEME } from "../../billing/identifier-schemes.js";
import { peppolSchemes } from "../../billing/peppol-schemes.js";

/** Schemes of the list EAS that Peppol does not use: countries' systems of X.400, email, and codes that only the list of CEN has. */
const otherSchemes: readonly string[] = [..."0219 0220 0242 0244 0245 0246 0248 AN AQ AS AU".split(" "), EMAIL_SCHEME];

/** The schemes of electronic addresses (the code list EAS), as EN 16931 accepts them since 2026 (BR-CL-25). */
export const electronicAddressSchemes: readonly string[] = [...Object.keys(peppolSchemes), ...otherSchemes];

/** Whether Peppol uses the scheme (PEPPOL-EN16931-CL008). */
export const isPeppolScheme = (scheme: string): boolean => Object.hasOwn(peppolSchemes, scheme);
