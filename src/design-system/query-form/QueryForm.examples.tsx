import { Button } from '../button/index.ts';
import type { Example } from '../example.ts';
import { SelectField, TextField } from '../field/index.ts';
import { QueryForm } from './QueryForm.tsx';
import { QueryPairs } from './QueryPairs.ts';

const options = [{ value: 'a', label: 'Cobre núm. 1 sin estaño ni soldadura' }];

/** States of the form. */
export const examples: Example[] = [
  {
    name: 'three fields and a button',
    element: (
      <QueryForm label="Ask for a price" action="/prices">
        <SelectField id="example-metal" name="metal" label="Metal" options={options} />
        <TextField id="example-weight" name="weight" label="Weight" />
        <TextField id="example-near" name="near" label="ZIP code" />
        <Button type="submit">Show prices</Button>
      </QueryForm>
    ),
  },
  {
    name: 'with an error, longest Spanish words',
    element: (
      <div lang="es">
        <QueryForm label="Preguntar por un precio" action="/precios">
          <SelectField id="ejemplo-metal" name="metal" label="Aprovechamiento" options={options} />
          <TextField
            id="ejemplo-peso"
            name="weight"
            label="Peso de su cargamento"
            error="Escriba el peso con cifras, por ejemplo 250."
          />
          <Button type="submit">Mostrar los precios</Button>
        </QueryForm>
      </div>
    ),
  },
  {
    name: 'in pairs, longest Spanish words',
    element: (
      <div lang="es">
        <QueryForm label="Buscar un vehículo" action="/vehiculos">
          <QueryPairs>
            <SelectField id="ejemplo-marca" name="make" label="Marca" options={options} />
            <TextField id="ejemplo-modelo" name="model" label="Modelo" />
            <TextField id="ejemplo-cercano" name="near" label="Código postal" />
            <Button type="submit" icon="search">
              Ver los vehículos
            </Button>
          </QueryPairs>
        </QueryForm>
      </div>
    ),
  },
  {
    name: 'in one line, with an error',
    element: (
      <QueryForm line label="Find a yard" action="/search">
        <TextField
          id="example-place"
          name="place"
          label="Address, or ZIP or postal code"
          error="Please enter address"
        />
        <Button type="submit" icon="search">
          Search
        </Button>
      </QueryForm>
    ),
  },
];
