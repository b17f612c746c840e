import { allowance, category, period } from "./cii-parts.js";
import { allowanceNames, branch, each, fixed, leaf, onlyRead, required } from "./syntax.js";

const product = branch(
  "ram:SpecifiedTradeProduct",
  leaf("ram:GlobalID", "BT-157", { terms: { schemeID: "BT-157-1" } }),
  leaf("ram:SellerAssignedID", "BT-155"),
  leaf("ram:BuyerAssignedID", "BT-156"),
  leaf("ram:Name", "BT-153"),
  leaf("ram:Description", "BT-154"),
  each("BG-32", branch("ram:ApplicableProductCharacteristic", leaf("ram:Description", "BT-160"), leaf("ram:Value", "BT-161"))),
  branch("ram:DesignatedProductClassification", leaf("ram:ClassCode", "BT-158", { terms: { listID: "BT-158-1" } })),
  branch("ram:OriginTradeCountry", leaf("ram:ID", "BT-159")),
);

const baseQuantity = leaf("ram:BasisQuantity", "BT-149", { terms: { unitCode: "BT-150" } });

const agreement = branch(
  "ram:SpecifiedLineTradeAgreement",
  branch("ram:BuyerOrderReferencedDocument", leaf("ram:LineID", "BT-132")),
  branch(
    "ram:GrossPriceProductTradePrice",
    leaf("ram:ChargeAmount", "BT-148"),
    onlyRead(baseQuantity),
    branch(
      "ram:AppliedTradeAllowanceCharge",
      required("ram:ChargeIndicator", fixed("udt:Indicator", "false")),
      leaf("ram:ActualAmount", "BT-147"),
    ),
  ),
  branch("ram:NetPriceProductTradePrice", leaf("ram:ChargeAmount", "BT-146"), baseQuantity),
);

/** The lines. */
export const lines = each(
  "BG-25",
  branch(
    "ram:IncludedSupplyChainTradeLineItem",
    branch(
      "ram:AssociatedDocumentLineDocument",
      leaf("ram:LineID", "BT-126"),
      leaf("ram:ParentLineID", "BT-X-304"),
      leaf("ram:LineStatusReasonCode", "BT-X-8"),
      branch("ram:IncludedNote", leaf("ram:Content", "BT-127")),
    ),
    product,
    agreement,
    branch("ram:SpecifiedLineTradeDelivery", leaf("ram:BilledQuantity", "BT-129", { terms: { unitCode: "BT-130" } })),
    branch(
      "ram:SpecifiedLineTradeSettlement",
      branch("ram:ApplicableTradeTax", ...category("BT-151", "BT-152")),
      period("BT-134", "BT-135"),
      each("BG-27", allowance(false, allowanceNames.lineAllowance)),
      each("BG-28", allowance(true, allowanceNames.lineCharge)),
      branch("ram:SpecifiedTradeSettlementLineMonetarySummation", leaf("ram:LineTotalAmount", "BT-131")),
      branch(
        "ram:AdditionalReferencedDocument",
        leaf("ram:IssuerAssignedID", "BT-128"),
        fixed("ram:TypeCode", "130"),
        leaf("ram:ReferenceTypeCode", "BT-128-1"),
      ),
      branch("ram:ReceivableSpecifiedTradeAccountingAccount", leaf("ram:ID", "BT-133")),
    ),
  ),
);
