import { allowanceNames, branch, each, fixed, leaf, type Node } from "./syntax.js";
import { allowance, amount, category, period } from "./ubl-parts.js";

const item = branch(
  "cac:Item",
  leaf("cbc:Description", "BT-154"),
  leaf("cbc:Name", "BT-153"),
  branch("cac:BuyersItemIdentification", leaf("cbc:ID", "BT-156")),
  branch("cac:SellersItemIdentification", leaf("cbc:ID", "BT-155")),
  branch("cac:StandardItemIdentification", leaf("cbc:ID", "BT-157", { terms: { schemeID: "BT-157-1" } })),
  branch("cac:OriginCountry", leaf("cbc:IdentificationCode", "BT-159")),
  branch("cac:CommodityClassification", leaf("cbc:ItemClassificationCode", "BT-158", { terms: { listID: "BT-158-1" } })),
  category("cac:ClassifiedTaxCategory", "BT-151", "BT-152"),
  each("BG-32", branch("cac:AdditionalItemProperty", leaf("cbc:Name", "BT-160"), leaf("cbc:Value", "BT-161"))),
);

const price = branch(
  "cac:Price",
  amount("cbc:PriceAmount", "BT-146"),
  leaf("cbc:BaseQuantity", "BT-149", { terms: { unitCode: "BT-150" } }),
  branch(
    "cac:AllowanceCharge",
    fixed("cbc:ChargeIndicator", "false"),
    amount("cbc:Amount", "BT-147"),
    amount("cbc:BaseAmount", "BT-148"),
  ),
);

/** The lines, as elements of a name, which have their quantity in an element of another. */
export const lines = (name: string, quantity: string): Node =>
  each(
    "BG-25",
    branch(
      name,
      leaf("cbc:ID", "BT-126"),
      leaf("cbc:Note", "BT-127"),
      leaf(quantity, "BT-129", { terms: { unitCode: "BT-130" } }),
      amount("cbc:LineExtensionAmount", "BT-131"),
      leaf("cbc:AccountingCost", "BT-133"),
      period("BT-134", "BT-135"),
      branch("cac:OrderLineReference", leaf("cbc:LineID", "BT-132")),
      branch(
        "cac:DocumentReference",
        leaf("cbc:ID", "BT-128", { terms: { schemeID: "BT-128-1" } }),
        fixed("cbc:DocumentTypeCode", "130"),
      ),
      each("BG-27", allowance(false, allowanceNames.lineAllowance)),
      each("BG-28", allowance(true, allowanceNames.lineCharge)),
      item,
      price,
    ),
  );
