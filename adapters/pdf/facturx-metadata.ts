import type { EmbeddedXml } from "../../core/index.js";

const namespace = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";

const properties: readonly (readonly [name: string, description: string])[] = [
  ["DocumentFileName", "The name of the embedded XML document"],
  ["DocumentType", "The type of the hybrid document in capital letters, such as INVOICE or ORDER"],
  ["Version", "The version of the XML schema that the embedded document conforms to"],
  ["ConformanceLevel", "The conformance level of the embedded XML document"],
];

/** The XMP of Factur-X 1.0: what is embedded, and the extension schema that ISO 19005-3 (6.6.2.3.3) requires for its names. */
export function facturxMetadata({ name, profile }: EmbeddedXml): string {
  const described = properties.map(
    ([property, description]) => `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${property}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  );
  return `<rdf:Description rdf:about="" xmlns:fx="${namespace}">
<fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${name}</fx:DocumentFileName>
<fx:Version>1.0</fx:Version><fx:ConformanceLevel>${profile}</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${described.join("\n")}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
}
